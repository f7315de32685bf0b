import { SHOP_LINKS } from '../link-click.ts';
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

/** What a press is made of, in browsers' order. */
const PRESS: readonly string[] = ['pointerdown', 'touchstart', 'focusin', 'click'];

/** Whether it is part of a press on a link, or the page that goes letting go of the focus. */
const isLeaving = ({ type, target }: Event): boolean =>
  PRESS.includes(type) &&
  target instanceof Element &&
  (target.id === PAGE_FOCUS_ID || target.closest(SHOP_LINKS) !== null);

/** Calls once, at the shopper's first move; `inThisPage` not at a press on a link. */
export function atFirstMove(then: () => void, { inThisPage = false } = {}): void {
  const heard = new AbortController();
  const { signal } = heard;
  const hear = (event: Event): void => {
    if (!isMove(event) || (inThisPage && isLeaving(event))) return;
    heard.abort();
    then();
  };
  for (const name of MOVES) window.addEventListener(name, hear, { passive: true, capture: true, signal });
}
