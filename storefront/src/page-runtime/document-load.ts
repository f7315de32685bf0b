/** Leaves the page runtime: the browser loads `to` as a document, also when only the hash differs from where it is. */
export function loadDocument(to: URL, replace: boolean): void {
  const here = new URL(window.location.href);
  if (to.origin === here.origin && to.pathname === here.pathname && to.search === here.search) {
    if (to.hash !== here.hash) window.history.replaceState(window.history.state, '', to);
    window.location.reload();
  } else if (replace) window.location.replace(to);
  else window.location.assign(to);
}
