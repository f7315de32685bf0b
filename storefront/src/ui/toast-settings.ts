import type { ToastOptions } from 'react-toastify/unstyled';

/** The shop's own toasts (specification §8 and §9); all else is the library's default: top-right, pause on hover. */
export const OWN_TOASTS = {
  position: 'top-right',
  autoClose: 3000,
  hideProgressBar: true,
  closeButton: false,
} as const satisfies ToastOptions;
