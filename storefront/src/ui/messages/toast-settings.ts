import type { ToastOptions } from 'react-toastify/unstyled';

/** What a toast is about; it colours its edge and its icon, and errors are read out at once. */
export type ToastKind = 'success' | 'info' | 'warning' | 'error';

/** The shop's own toasts (specification §8 and §9); all else is the library's default: top-right, pause on hover. */
export const OWN_TOASTS = {
  position: 'top-right',
  autoClose: 3000,
  hideProgressBar: true,
  closeButton: false,
} as const satisfies ToastOptions;
