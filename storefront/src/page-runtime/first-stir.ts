/** What a shopper does first, whatever it is. */
const STIRS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'] as const;

let settle: () => void = () => undefined;
let stirred: Promise<void> | undefined;

/** Settles when the shopper first does anything at all. */
export function whenStirred(): Promise<void> {
  stirred ??= new Promise((resolve) => {
    settle = () => resolve();
    for (const name of STIRS) window.addEventListener(name, settle, { once: true, passive: true, capture: true });
  });
  return stirred;
}

/** As if the shopper had done something: whoever waits for it waits no longer. */
export function stir(): void {
  void whenStirred();
  settle();
}
