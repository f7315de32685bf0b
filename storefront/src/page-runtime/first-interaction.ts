/** What a shopper does first, whatever it is. */
const INTERACTIONS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
] as const;

let settle: () => void = () => undefined;
let interacted: Promise<void> | undefined;

/** Settles when the shopper first does anything at all. */
export function firstInteraction(): Promise<void> {
  interacted ??= new Promise((resolve) => {
    settle = () => resolve();
    for (const name of INTERACTIONS)
      window.addEventListener(name, settle, { once: true, passive: true, capture: true });
  });
  return interacted;
}

/** As if the shopper had done something: whoever waits for it waits no longer. */
export function reportInteraction(): void {
  void firstInteraction();
  settle();
}
