import './toast.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import { Icon, type IconName } from '../icons/icon.tsx';
import { OWN_TOASTS, type ToastKind } from './toast-settings.ts';

const ICONS: Readonly<Record<ToastKind, IconName>> = {
  success: 'check',
  info: 'clock',
  warning: 'bell',
  error: 'close',
};

const slide = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapseDuration: 160 });

let place: HTMLElement | undefined;

/** Where toasts stand: a root of its own, so that no page's change takes a toast away. */
function host(): HTMLElement {
  if (place) return place;
  place = document.createElement('div');
  place.className = 'toast-place';
  // A popover stands in the top layer: above an open drawer too.
  place.popover = 'manual';
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() => root.render(<ToastContainer transition={slide} aria-label="Messages" />));
  return place;
}

/** Shows a toast above everything that is open now. */
export function showToast(kind: ToastKind, sentence: string): void {
  const element = host();
  if (element.matches(':popover-open')) element.hidePopover();
  element.showPopover();
  toast(sentence, {
    ...OWN_TOASTS,
    type: kind,
    role: kind === 'error' ? 'alert' : 'status',
    icon: <Icon name={ICONS[kind]} size="small" />,
  });
}
