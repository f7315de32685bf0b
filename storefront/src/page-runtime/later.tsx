import {
  type ComponentType,
  createContext,
  // biome-ignore lint/style/noRestrictedImports: what is lazy here never fails
  lazy,
  memo,
  type ReactNode,
  Suspense,
  startTransition,
  useContext,
  useDeferredValue,
  useEffect,
  useState,
} from 'react';
import { laterParts } from './document/later-parts.ts';

/** Whether what is around came by a navigation: told when it began, as what the server wrote may come alive after one. */
const Follows = createContext<boolean | undefined>(undefined);

function useFollows(): boolean {
  const around = useContext(Follows);
  return useState(() => around ?? laterParts.mayFollow())[0];
}

/**
 * A part that lies below what a shopper sees first. When a navigation brings its page, the first view is shown without
 * it, so that it need not wait, and the part right after. In documents it is there from the start.
 */
export function belowFold<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function BelowFold(props: Props): ReactNode {
    return useDeferredValue(true, !useFollows()) && <Part {...props} />;
  };
}

/** A part at the edge of what is seen first: it comes with the next frames, ahead of all that is below the fold. */
export function rightBehind<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function RightBehind(props: Props): ReactNode {
    const [isHere, come] = useState(!useFollows());
    useEffect(() => startTransition(() => come(true)), []);
    return isHere && <Part {...props} />;
  };
}

/** Told that a part has come alive. */
const PartAlive = createContext((_: true): void => undefined);

/** Says that what is around it has come alive. */
function Alive(): ReactNode {
  const tell = useContext(PartAlive);
  useEffect(() => {
    laterParts.comeAlive();
    // What was pressed meanwhile is pressed again first: what is new may take the button away.
    setTimeout(tell, 0, true);
  }, [tell]);
  return null;
}

/**
 * A part of a page that the first view can do without: below the fold, or nothing but words. The server renders it like
 * any other; its script is fetched when the shopper first moves, if not before, and the part comes alive. Links in it work before.
 * Until then it stays as the server wrote it, whatever its properties become meanwhile.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;

  async function get(): Promise<ComponentType<Props>> {
    loaded ??= await load();
    return loaded;
  }

  laterParts.add(get);

  async function arrive(): Promise<{ default: ComponentType<Props> }> {
    await laterParts.called();
    // A part that cannot be fetched stays as the server wrote it.
    return { default: await get().catch(() => new Promise<never>(() => undefined)) };
  }

  const Waiting = lazy(arrive);

  // Rendered again before its script is here, a part would vanish: the memo keeps it as it is.
  const Still = memo(function Still(props: Props): ReactNode {
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Waiting);
    return (
      <Follows value={useFollows()}>
        <Suspense>
          <Part {...props} />
          <Alive />
        </Suspense>
      </Follows>
    );
  });

  return function Later(props: Props): ReactNode {
    const [first] = useState(props);
    // Not as soon as its script is here, which may be before the page is alive: what the server wrote would be thrown away, and
    // what the shopper is doing in it.
    const [ready, setReady] = useState(false);
    return (
      <PartAlive value={setReady}>
        <Still {...(ready ? props : first)} />
      </PartAlive>
    );
  };
}
