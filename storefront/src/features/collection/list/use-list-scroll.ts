import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { PageLocation } from '../../../page-runtime/page.ts';

interface Place {
  /** Where the first page on show stood in the window just before the list grew. */
  anchor: Element;
  top: number;
  from: number;
}

/**
 * Keeps the shopper's place while a list of pages grows at either end; call what it returns right before it does. What
 * comes before pushes nothing down. Focus moves to the first new card: the link that brought it is elsewhere now, or gone.
 * `list` holds an element with `data-page` for each page, `from` and `to` are the first and the last of them.
 */
export function useScrollAnchor(list: RefObject<HTMLElement | null>, from: number, to: number): () => void {
  const place = useRef<Place>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is looked into when it has grown, and at no other time
  useLayoutEffect(() => {
    const saved = place.current;
    place.current = undefined;
    if (!saved) return;
    const arrived = from < saved.from ? from : to;
    list.current?.querySelector<HTMLElement>(`[data-page="${arrived}"] a`)?.focus({ preventScroll: true });
    window.scrollBy({ top: saved.anchor.getBoundingClientRect().top - saved.top, behavior: 'instant' });
  }, [from, to]);

  return () => {
    const anchor = list.current?.querySelector('[data-page]');
    if (anchor) place.current = { anchor, top: anchor.getBoundingClientRect().top, from };
  };
}

/**
 * A list that shows something else now is read from its top: a shopper who was further down is taken there, others stay
 * where they are. The element's `scroll-margin-top` is what covers the top of the window.
 */
export function useTopWhenNarrowed({ key, search, action }: PageLocation): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef({ key, search });

  useEffect(() => {
    const was = before.current;
    before.current = { key, search };
    const element = list.current;
    if (!element || action !== 'PUSH' || was.key === key || was.search === search) return;
    const top = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
    if (element.getBoundingClientRect().top < top) element.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [key, search, action]);
  return list;
}
