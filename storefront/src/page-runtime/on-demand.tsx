import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { addLaterPart } from './later-parts.ts';

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

  addLaterPart(get);

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
