// Runs before anything is shown. A tab that was left by the quick exit may still hold older pages of this site: Back to
// one of them leads on to the neutral site, so that whoever looks at the screen next sees nothing. Coming on purpose,
// by an address, a bookmark or a link, opens the app as ever. The key is `quickExitKey` in
// client/features/shell/quick-exit.tsx; its value is where to go.
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
    // Then it is tried again when the next page is loaded.
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

// A page that the browser kept alive is shown again without being loaded.
addEventListener("pageshow", (event) => {
  const wanted = event.persisted ? leftFor() : null;
  if (wanted !== null) goOn(wanted);
});
