import { type RefObject, useEffect, useRef, useState } from 'react';

/** A sideways row of pictures that snaps; the browser scrolls it, this only follows and leads. */
export interface GallerySlider {
  track: RefObject<HTMLUListElement | null>;
  /** The picture in view, from 0. */
  current: number;
  show(index: number): void;
}

/** Where the row stands. At its end that is the last picture, even where several are in view. */
export function pictureInView(row: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>, count: number): number {
  if (row.scrollWidth === 0) return 0;
  const atEnd = row.scrollWidth > row.clientWidth && row.scrollLeft + row.clientWidth >= row.scrollWidth - 2;
  return atEnd ? count - 1 : Math.round(row.scrollLeft / (row.scrollWidth / count));
}

export function useGallerySlider(count: number): GallerySlider {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const follow = (): void => setCurrent(pictureInView(element, count));
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [count]);

  // Whether this glides or jumps is the style sheet's choice (reduced motion).
  const show = (index: number): void => {
    const element = track.current;
    element?.scrollTo({ left: Math.min(Math.max(index, 0), count - 1) * (element.scrollWidth / count) });
  };

  return { track, current, show };
}
