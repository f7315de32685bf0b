import { expect, it } from 'vitest';
import { printOfHandle } from './print-of-handle.ts';

it.each([
  ['kaila-top-passionfruit', 'Passionfruit'],
  ['zoey-top-young-love', 'Young Love'],
  ['aaliyah-set-wildflowers', 'Wildflowers'],
  ['jetty-swim-shorts-citrus-grove', 'Citrus Grove'],
  ['lido-one-piece-lagoon-hibiscus', 'Lagoon Hibiscus'],
  ['all-day-tote-bag-cut-outs', 'Cut-outs'],
  ['drift-sarong-tie-dye-lagoon', 'Tie-Dye Lagoon'],
  ['tideline-waist-chain-sunset-ombre', 'Sunset Ombre'],
  ['gift-card', undefined],
  ['bluebird-sticker-pack', undefined],
])('%s comes in %s', (handle, print) => {
  expect(printOfHandle(handle)).toBe(print);
});
