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

/** Calls once, at the shopper's first move. */
export function atFirstMove(then: () => void): void {
  const heard = new AbortController();
  const { signal } = heard;
  const hear = (event: Event): void => {
    if (!isMove(event)) return;
    heard.abort();
    then();
  };
  for (const name of MOVES) window.addEventListener(name, hear, { passive: true, capture: true, signal });
}
