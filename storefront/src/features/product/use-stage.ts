import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** A sideways row of pictures that snaps; the browser scrolls it, this only follows and leads. */
export interface Stage {
  track: RefObject<HTMLUListElement | null>;
  /** The picture in view, from 0. */
  current: number;
  show(index: number): void;
  /** Arrow keys, Home and End while the row has the focus. */
  onKeyDown(event: KeyboardEvent): void;
}

export function useStage(count: number): Stage {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const follow = (): void => setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, []);

  // Whether this glides or jumps is the style sheet's choice (reduced motion).
  const show = (index: number): void => {
    const element = track.current;
    element?.scrollTo({ left: Math.min(Math.max(index, 0), count - 1) * element.clientWidth });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: count - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  };

  return { track, current, show, onKeyDown };
}
