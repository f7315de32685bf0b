import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

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

/** Whether parts below the fold may follow one step behind: on the way to another page, but not on the way back. */
let mayFollow = false;

/**
 * Has later parts come now: what is about to be shown changes what they show. `whole` when the shopper comes back to a
 * place in the page: then all of it must stand at once.
 */
export function callLaterParts(whole: boolean): void {
  mayFollow = !whole;
  void whenStirred();
  stir();
}

/**
 * A part that lies below what a shopper sees first. When a navigation brings its page, the first view is shown without
 * it, so that it need not wait, and the part right after. In documents it is there from the start.
 */
export function belowFold<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function BelowFold(props: Props): ReactNode {
    const [follows] = useState(mayFollow);
    return useDeferredValue(true, !follows) && <Part {...props} />;
  };
}

const parts = new Set<() => Promise<unknown>>();

/** Gets every part there is so far: before the server renders, and before a navigation shows a page. */
export function loadLaterParts(): Promise<unknown> {
  return Promise.all([...parts].map((load) => load()));
}

/**
 * A part of a page that the first view can do without: below the fold, or nothing but words. The server renders it like
 * any other; its script is fetched, and the part comes alive, when the shopper first moves. Links in it work before.
 * Until then it stays as the server wrote it, whatever its properties become meanwhile.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;

  async function get(): Promise<ComponentType<Props>> {
    loaded ??= await load();
    return loaded;
  }

  parts.add(get);

  async function arrive(): Promise<{ default: ComponentType<Props> }> {
    await whenStirred();
    // A part that cannot be fetched stays as the server wrote it.
    return { default: await get().catch(() => new Promise<never>(() => undefined)) };
  }

  const Waiting = lazy(arrive);

  // Rendered again before its script is here, a part would vanish: the memo keeps it as it is.
  const Still = memo(function Still(props: Props): ReactNode {
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Waiting);
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });

  return function Later(props: Props): ReactNode {
    const [first] = useState(props);
    const [ready, setReady] = useState(loaded !== undefined);
    useEffect(() => {
      if (!ready) arrive().then(() => setReady(true));
    }, [ready]);
    return <Still {...(ready ? props : first)} />;
  };
}

/**
 * A part that the server never renders, because what it shows only the browser knows. Its script is fetched when the part
 * is first shown, `Waiting` in its place until then; a navigation brings it along with the page.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const waiting = new Set<() => void>();

  async function get(): Promise<void> {
    loaded ??= await load();
    for (const tell of waiting) tell();
  }

  function listen(tell: () => void): () => void {
    waiting.add(tell);
    return () => waiting.delete(tell);
  }

  parts.add(get);

  return function OnDemand(props: Props): ReactNode {
    const Part = useSyncExternalStore(
      listen,
      () => loaded,
      () => undefined,
    );
    useEffect(() => void (Part ?? get()), [Part]);
    return Part ? <Part {...props} /> : <Waiting />;
  };
}
