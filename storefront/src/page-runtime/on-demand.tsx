import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { laterParts } from './document/later-parts.ts';

/** How a part stands: it is here, it is not, or its script did not come when it was asked for. */
type Found<Part> = Part | 'lost' | undefined;

/**
 * A part that the server never renders, because what it shows only the browser knows. Its script is fetched when the part
 * is first shown, `Waiting` in its place until then; a navigation brings it along with the page. `Lost` stands in its place
 * when the script does not come, and can ask for it again.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType,
  Lost: ComponentType<{ again: () => void }>,
): ComponentType<Props> {
  let found: Found<ComponentType<Props>>;
  const waiting = new Set<() => void>();

  function become(state: typeof found): void {
    found = state;
    for (const notify of waiting) notify();
  }

  const isHere = (): boolean => found !== undefined && found !== 'lost';

  async function get(): Promise<void> {
    if (!isHere()) become(await load());
  }

  function fetchPart(): void {
    become(undefined);
    get().catch(() => become('lost'));
  }

  function listen(notify: () => void): () => void {
    waiting.add(notify);
    return () => waiting.delete(notify);
  }

  laterParts.add(get);

  return function OnDemand(props: Props): ReactNode {
    const Part = useSyncExternalStore(
      listen,
      () => found,
      () => undefined,
    );
    useEffect(() => {
      if (!isHere()) fetchPart();
    }, []);
    if (Part === 'lost') return <Lost again={fetchPart} />;
    return Part ? <Part {...props} /> : <Waiting />;
  };
}
