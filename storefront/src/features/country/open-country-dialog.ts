const load = () => import('./country-dialog-host.tsx');

/** Fetches what choosing a country takes; call it when a pointer or the focus comes near. */
export function prepareCountryDialog(): void {
  load().then(
    ({ prepare }) => prepare(),
    () => undefined,
  );
}

/** Lets the shopper choose a country, from wherever on the page. */
export function openCountryDialog(): void {
  load().then(
    ({ open }) => open(),
    // Fetched by the document itself, the dialog's script may be there.
    () => window.location.reload(),
  );
}
