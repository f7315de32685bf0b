import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cropPicture } from './crop-picture.ts';

/** Red above, blue below, 40 × 50. */
const picture = () => {
  const half = (background: string) => ({ create: { width: 40, height: 25, channels: 3, background } as const });
  return sharp({ create: { width: 40, height: 50, channels: 3, background: '#ff0000' } })
    .composite([{ input: half('#0000ff'), left: 0, top: 25 }])
    .webp({ lossless: true })
    .toBuffer();
};

it.each([
  [1, 'centre', [40, 40]],
  [2 / 3, 'centre', [33, 50]],
  [2, 'top', [40, 20]],
] as const)('cuts to %f, kept at the %s', async (ratio, position, size) => {
  const { width, height } = await sharp(
    await cropPicture(await picture(), { ratio, position, format: 'webp' }),
  ).metadata();
  expect([width, height]).toEqual(size);
});

it('keeps the side it is told', async () => {
  const colourOf = async (position: 'top' | 'bottom') => {
    const cut = await cropPicture(await picture(), { ratio: 2, position, format: 'webp' });
    const { channels } = await sharp(cut).stats();
    return channels.map(({ mean }) => Math.round(mean / 255));
  };
  expect([await colourOf('top'), await colourOf('bottom')]).toEqual([
    [1, 0, 0],
    [0, 0, 1],
  ]);
});
