/** The readable export's own style: it is opened without the app around it, and printed. */
export const pageStyle = `
:root{color-scheme:light dark}
body{font:17px/1.6 Georgia,serif;max-width:42rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
h1,h2,h3{line-height:1.25;font-weight:500}
h2{margin-top:2.5rem;border-bottom:1px solid #8886;padding-bottom:.3rem}
article{margin:1.5rem 0;padding-inline-start:1rem;border-inline-start:3px solid #8885}
dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.1rem 1rem;font-size:.9em}
dt{opacity:.75}
dd{margin:0;white-space:pre-wrap}
dd ul{margin:0;padding-inline-start:1.2rem}
p{white-space:pre-wrap}
.you,.companion{margin:.8rem 0}
.companion{padding-inline-start:1.5rem}
small{opacity:.7}
@media print{body{margin:0;max-width:none}nav{display:none}article,.you,.companion{break-inside:avoid-page}}
`.trim();
