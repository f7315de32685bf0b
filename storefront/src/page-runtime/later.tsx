import { type ComponentType, lazy, memo, type ReactNode, Suspense, useState } from 'react';

/** What a shopper does first, whatever it is. */
const STIRS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'] as const;

let stir: () => void = () => undefined;
let stirred: Promise<void> | undefined;

/** Settles when the shopper first does anything at all. */
export function whenStirred(): Promise<void> {
  stirred ??= new Promise((resolve) => {
    stir = () => resolve();
    for (const name of STIRS) window.addEventListener(name, stir, { once: true, passive: true, capture: true });
  });
  return stirred;
}

/** Has later parts come now: what is about to be shown changes what they show. */
export function callLaterParts(): void {
  void whenStirred();
  stir();
}

const parts = new Set<() => Promise<unknown>>();

/** Gets every part there is so far: before the server renders, and before a navigation shows a page. */
export function loadLaterParts(): Promise<unknown> {
  return Promise.all([...parts].map((load) => load()));
}

/**
 * A part of a page that the first view can do without: below the fold, or nothing but words. The server renders it like
 * any other; its script is fetched, and the part comes alive, when the shopper first moves. Links in it work before.
 * Give it properties that stay the same objects: a change that comes before its script would make it vanish meanwhile.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;

  async function get(): Promise<ComponentType<Props>> {
    loaded ??= await load();
    return loaded;
  }

  parts.add(get);

  const Waiting = lazy(async () => {
    await whenStirred();
    // A part that cannot be fetched stays as the server wrote it.
    const part = await get().catch(() => new Promise<never>(() => undefined));
    return { default: part };
  });

  return memo(function Later(props: Props): ReactNode {
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Waiting);
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
}
