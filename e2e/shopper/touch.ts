import type { CDPSession, Page } from '@playwright/test';

/** A place on the screen. */
type Place = readonly [x: number, y: number];

/** Fingers on the screen, as real touch events of the browser. */
export interface Fingers {
  tap(at: Place): Promise<void>;
  /** One finger from here to there. */
  swipe(from: Place, to: Place): Promise<void>;
  /** Two fingers, from and to so many pixels either side of a place. */
  pinch(at: Place, from: number, to: number): Promise<void>;
}

const STEPS = 8;

/** Puts fingers on a page's screen; Chromium only. */
export async function fingersOn(page: Page): Promise<Fingers> {
  const browser: CDPSession = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: readonly Place[]): Promise<void> => {
    const touchPoints = places.map(([x, y], id) => ({ x, y, id }));
    await browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  const move = async (places: (done: number) => readonly Place[]): Promise<void> => {
    await touch('touchStart', ...places(0));
    for (let step = 1; step <= STEPS; step += 1) await touch('touchMove', ...places(step / STEPS));
    await touch('touchEnd');
  };
  return {
    tap: (at) => touch('touchStart', at).then(() => touch('touchEnd')),
    swipe: ([fromX, fromY], [toX, toY]) =>
      move((done) => [[fromX + (toX - fromX) * done, fromY + (toY - fromY) * done]]),
    pinch: ([x, y], from, to) =>
      move((done) => {
        const apart = from + (to - from) * done;
        return [
          [x - apart, y],
          [x + apart, y],
        ];
      }),
  };
}
