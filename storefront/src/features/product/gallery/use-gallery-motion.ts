import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { takeTappedPicture } from '../../../page-runtime/router/tapped-picture.ts';
import { wantsMotion } from '../../../page-runtime/wants-motion.ts';
import { paths } from '../../../paths.ts';

const GROWS = { duration: 320, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const;
const SWAYS = { duration: 720, easing: 'ease-out' } as const;
/** A cloth on a line, held at its top; a little larger than its frame, whose corners stay filled. */
const SWAYING = [0, -1.6, 1.1, -0.5, 0].map((degrees) => ({
  transform: `scale(${degrees === 0 ? 1 : 1.035}) skewX(${degrees}deg)`,
  transformOrigin: 'top',
}));

/**
 * The card's picture grows into the page it led to, and the cloth sways when another print takes its place. Both after
 * the page stands: neither is waited for.
 */
export function useGalleryMotion(track: RefObject<HTMLElement | null>, handle: string): void {
  const shown = useRef(handle);

  useLayoutEffect(() => {
    // The page is scrolled to its top first.
    const frame = requestAnimationFrame(() => {
      const to = track.current?.firstElementChild?.getBoundingClientRect();
      const from = to?.width ? takeTappedPicture(paths.product(shown.current)) : undefined;
      if (!to || !from || !wantsMotion()) return;
      const grown = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
      track.current?.animate([{ transform: grown, transformOrigin: '0 0' }, { transformOrigin: '0 0' }], GROWS);
    });
    return () => cancelAnimationFrame(frame);
  }, [track]);

  useEffect(() => {
    if (shown.current === handle) return;
    shown.current = handle;
    if (!wantsMotion()) return;
    for (const picture of track.current?.querySelectorAll('img') ?? []) picture.animate(SWAYING, SWAYS);
  }, [track, handle]);
}
