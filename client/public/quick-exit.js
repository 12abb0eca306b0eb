// Runs before anything is shown. After a quick exit, the tab may still hold older pages of this site, so
// going back to one of them redirects to the neutral site. Opening the app on purpose, by URL, bookmark or
// link, works as usual. The key is `quickExitKey` in client/features/shell/quick-exit.tsx; its value is the
// site to redirect to.
function leftFor() {
  try {
    return sessionStorage.getItem("hearken.left");
  } catch {
    return null;
  }
}

function forget() {
  try {
    sessionStorage.removeItem("hearken.left");
  } catch {
    // Tried again on the next page load.
  }
}

function goOn(address) {
  document.documentElement.hidden = true;
  document.title = "";
  window.stop();
  location.replace(address);
}

const address = leftFor();
if (address !== null) {
  const [navigation] = performance.getEntriesByType("navigation");
  if (navigation?.type === "back_forward") goOn(address);
  else forget();
}

// The back/forward cache restores a page without loading it.
addEventListener("pageshow", (event) => {
  const wanted = event.persisted ? leftFor() : null;
  if (wanted !== null) goOn(wanted);
});
