import { flushSync } from 'react-dom';

/** Where keys go on: at what is picked in the open drawer, or at the line that says which screen this is. */
const STOPS = ['[role="tabpanel"] input:checked', 'header [tabindex="-1"]'];

/**
 * Does what `focused` may go with, and returns what came of it. The focus would go as well, and a game without the focus
 * hears no keys. A finger or a mouse stays where it is: nothing scrolls for it.
 */
export function keepStageFocus<Done>(focused: Element, act: () => Done): Done {
  const stage = focused.closest('section');
  const preventScroll = !focused.matches(':focus-visible');
  const done = flushSync(act);
  if (focused.isConnected) return done;
  const stop = STOPS.map((selector) => stage?.querySelector<HTMLElement>(selector)).find((element) => element);
  stop?.focus({ preventScroll });
  return done;
}
