/** What a toast is about; it colours its edge and its icon, and errors are read out at once. */
export type ToastKind = 'success' | 'info' | 'warning' | 'error';

/**
 * Says one sentence at the edge of the page, for three seconds. For what also shows elsewhere: a toast is never the only
 * place of anything the shopper needs. The library is fetched with the first one; if it cannot be, nothing is said.
 */
export function toast(kind: ToastKind, sentence: string): void {
  import('./toast-host.tsx').then(
    ({ showToast }) => showToast(kind, sentence),
    () => undefined,
  );
}
