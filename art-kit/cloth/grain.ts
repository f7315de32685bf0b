import { rng } from '../random.ts';

const SIZE = 512;
const MASK = SIZE - 1;

const NOISE = (() => {
  const random = rng('grain');
  return Float32Array.from({ length: SIZE * SIZE }, () => random() + random() - 1);
})();

/** Fine noise of weave and paper at a pixel, -1 to 1, mostly near 0. Repeats every 512 pixels, unseen. */
export const grainAt = (x: number, y: number): number => NOISE[(y & MASK) * SIZE + (x & MASK)] ?? 0;
