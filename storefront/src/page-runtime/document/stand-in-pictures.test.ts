import { expect, it } from 'vitest';
import { requestedAgain } from './stand-in-pictures.ts';

it('gives every address of a picture another one, time after time', () => {
  const first = requestedAgain(
    '/pictures/60a1/p/tote/kiwi/flat-3@400.webp 400w, /pictures/60a1/p/tote/kiwi/flat-3@800.webp 800w',
    1,
  );
  expect(first).toBe(
    '/pictures/60a1/p/tote/kiwi/flat-3@400.webp?again=1 400w, /pictures/60a1/p/tote/kiwi/flat-3@800.webp?again=1 800w',
  );
  expect(requestedAgain(first, 2)).toBe(first.replaceAll('again=1', 'again=2'));
  expect(requestedAgain('/assets/bird.svg', 1)).toBe('/assets/bird.svg');
});
