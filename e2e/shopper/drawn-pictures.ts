import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** A shop that has just opened draws what is shown for the first time. */
const PATIENCE_MS = 120_000;
/** Of the size of a stand-in at most; `STAND_IN_PX` in the storefront. */
const DRAWN_FROM_PX = 9;

/** How many of the shop's pictures in the window are not there yet. */
const missing = (page: Page): Promise<number> =>
  page.evaluate(
    (drawnFrom) =>
      [...document.images].filter((img) => {
        const { top, bottom, left, right } = img.getBoundingClientRect();
        const inView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        const isShown = inView && img.checkVisibility({ opacityProperty: true });
        return isShown && (!img.complete || img.naturalWidth < drawnFrom);
      }).length,
    DRAWN_FROM_PX,
  );

/** Waits until all pictures in the window are drawn; answers how many are missing when that takes too long. */
export async function untilDrawn(page: Page): Promise<number> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const count = await missing(page);
    if (count === 0 || performance.now() > deadline) return count;
    // Fixed wait: between two looks.
    await sleep(300);
  }
}
