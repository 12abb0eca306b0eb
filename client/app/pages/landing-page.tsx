export function LandingPage() {
  return (
    <main id="main" tabIndex={-1}>
      <h1>Hearken</h1>
    </main>
  );
}
