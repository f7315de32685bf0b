import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Place {
  /** Where the first page on show stood in the window just before the list grew. */
  anchor: Element;
  top: number;
  from: number;
}

/** `useLayoutEffect` has nothing to do on the server. */
const useBeforePaint = typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/**
 * Keeps the shopper's place while a list of pages grows at either end; call what it returns right before it does. What
 * comes before pushes nothing down. Focus moves to the first new card: the link that brought it is elsewhere now, or gone.
 * `list` holds an element with `data-page` for each page, `from` and `to` are the first and the last of them.
 */
export function useScrollAnchor(list: RefObject<HTMLElement | null>, from: number, to: number): () => void {
  const place = useRef<Place>(undefined);

  useBeforePaint(() => {
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
