import { PAGE_FOCUS_ID } from '../names.ts';

/** What a shopper does first, whatever it is. */
const MOVES = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'input',
  'focusin',
  'click',
] as const;

/** Browsers say that the pointer moved when the page came to lie under it, too. */
const isMove = (event: Event): boolean =>
  event.type !== 'pointermove' || !(event instanceof PointerEvent) || event.movementX !== 0 || event.movementY !== 0;

/** What a press is made of, in browsers' order, and what is typed. */
const PRESS: readonly string[] = ['pointerdown', 'touchstart', 'focusin', 'click', 'keydown', 'input'];

/**
 * Whether it is part of a press on a link, which leads to another page or opens a panel over this one, of what is done in that
 * panel, or the page that goes letting go of the focus.
 */
const isElsewhere = ({ type, target }: Event): boolean =>
  PRESS.includes(type) &&
  target instanceof Element &&
  (target.id === PAGE_FOCUS_ID || target.closest('a,dialog') !== null);

/** Calls once, at the shopper's first move; `inThisPage` not at what leads out of it. */
export function atFirstMove(then: () => void, { inThisPage = false } = {}): void {
  const heard = new AbortController();
  const { signal } = heard;
  const hear = (event: Event): void => {
    if (!isMove(event) || (inThisPage && isElsewhere(event))) return;
    heard.abort();
    then();
  };
  for (const name of MOVES) window.addEventListener(name, hear, { passive: true, capture: true, signal });
}
