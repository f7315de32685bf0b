import { useLayoutEffect, useRef } from 'react';
import { wantsMotion } from '../../../page-runtime/wants-motion.ts';

const DROP = { duration: 460, easing: 'cubic-bezier(0.3, 0.9, 0.3, 1.2)' } as const;
const DROPPING = [{ transform: 'translateY(-46px) rotate(-7deg)', opacity: 0 }, { transform: 'none' }];

/** By merchandise, when it began to drop. */
const began = new Map<string, number>();

/** Lets the picture of an item drop into the bag as it comes in; the line that takes its place carries on with it. */
export function useDrop(merchandise: string, isArriving: boolean) {
  const picture = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const now = performance.now();
    if (isArriving) began.set(merchandise, now);
    const since = now - (began.get(merchandise) ?? Number.NEGATIVE_INFINITY);
    if (since < DROP.duration && wantsMotion()) picture.current?.animate(DROPPING, { ...DROP, delay: -since });
  }, [merchandise, isArriving]);
  return picture;
}
