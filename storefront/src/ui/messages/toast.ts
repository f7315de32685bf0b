import type { ToastKind } from './toast-settings.ts';

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
