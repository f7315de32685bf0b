import { flushSync } from 'react-dom';

/** Where keys go on: at what is picked in the open drawer, or at the line that says which screen this is. */
const STOPS = ['[role="tabpanel"] input:checked', 'header [tabindex="-1"]'];

/**
 * Does what a button is for that may go with it. The focus would go as well, and a game without the focus hears no keys. A
 * finger or a mouse stays where it is: nothing scrolls for it.
 */
export function keepFocus(button: HTMLElement, act: () => void): void {
  const stage = button.closest('section');
  const preventScroll = !button.matches(':focus-visible');
  flushSync(act);
  if (button.isConnected) return;
  const stop = STOPS.map((selector) => stage?.querySelector<HTMLElement>(selector)).find((element) => element);
  stop?.focus({ preventScroll });
}
