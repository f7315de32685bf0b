import { type RefObject, useEffect, useRef } from 'react';
import type { PageLocation } from '../../page-runtime/page.ts';

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
