import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Coverage, cover, windowOf } from '../gouache/coverage.ts';
import type { Layer } from '../gouache/layer.ts';
import { boundsOfOutlines } from '../gouache/outline.ts';
import { WORN_CUTS } from '../people/wear/wardrobe.ts';
import type { Raster } from '../raster.ts';
import { composeWorn, drawWorn, wearerOf } from './draw-worn.ts';
import { STYLING } from './styling.ts';

const WIDTH = 96;
/** Far beyond any picture. */
const EVERYWHERE = { x: -600, y: -600, width: 1400, height: 1400 };
const fingerprint = ({ data }: Raster): string => createHash('sha256').update(data).digest('hex').slice(0, 16);

const inked = (layers: readonly Layer[], colourway: string): Float64Array[] =>
  layers.flatMap(({ patches }) =>
    patches.flatMap(({ paint, outlines }) =>
      typeof paint !== 'string' && paint.colourway === colourway ? [...outlines] : [],
    ),
  );

const areaOf = ({ data }: Coverage): number => data.reduce((sum, value) => sum + value, 0) / 255;

describe('worn pictures', () => {
  it.each(WORN_CUTS)('of the %s have it in the picture, whatever the seed', (cut) => {
    for (let seed = 0; seed < 24; seed++) {
      const { drawn, placement } = composeWorn({ cut, colourway: 'wildflowers', view: 'model', seed }, WIDTH);
      // The other half of a bikini may be cut by the frame; what is sold may not.
      const own = STYLING[cut].wear.filter((piece) => typeof piece === 'string').length === 1;
      const outlines = inked(drawn.layers, 'wildflowers');
      if (outlines.length === 0) continue;
      const whole = windowOf(outlines, placement, EVERYWHERE);
      if (!whole) throw new Error(`The ${cut} is nowhere.`);
      const inside = areaOf(cover(outlines, placement, { x: 0, y: 0, width: WIDTH, height: WIDTH * 1.25 }));
      const all = areaOf(cover(outlines, placement, whole));
      expect(inside / all, `${cut} ${seed}`).toBeGreaterThan(own ? 0.9 : 0.4);
    }
  });

  it('keep a hand in that is held out', () => {
    const picture = { cut: 'bralette', colourway: 'tie-dye-matcha', view: 'model', seed: 8 } as const;
    const { drawn, placement } = composeWorn(picture, WIDTH);
    const arms = drawn.layers.filter(({ name }) => name.startsWith('arm'));
    const [left, , right] = boundsOfOutlines(arms.flatMap(({ patches }) => patches.flatMap((patch) => patch.outlines)));
    expect(left * placement.scale + placement.x).toBeGreaterThan(0);
    expect(right * placement.scale + placement.x).toBeLessThan(WIDTH);
  });

  it.each([
    { cut: 'floppyhat', colourway: 'lagoon-hibiscus', view: 'back', seed: 66, person: 'odile' },
    { cut: 'sunhat', colourway: 'seashell', view: 'model', seed: 6, person: 'theo' },
    { cut: 'scrunchie', colourway: 'citrus-grove', view: 'model', seed: 53, person: 'noor' },
  ] as const)('cut nothing off a $cut for a hand', (picture) => {
    const { drawn, placement } = composeWorn(picture, WIDTH);
    const sold = drawn.layers.flatMap(({ patches }) => patches.filter((patch) => patch.of === picture.cut));
    const [left, , right] = boundsOfOutlines(sold.flatMap(({ outlines }) => outlines));
    expect(left * placement.scale + placement.x).toBeGreaterThan(0);
    expect(right * placement.scale + placement.x).toBeLessThan(WIDTH);
  });

  it('let one person wear a top and its bottoms', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(wearerOf('tieside', 'wildflowers', seed)).toBe(wearerOf('triangle', 'wildflowers', seed));
    }
  });

  it('are the same again, whatever was drawn between', () => {
    const picture = { cut: 'dress', colourway: 'strawberry-picnic', view: 'model', seed: 4 } as const;
    const first = fingerprint(drawWorn(picture, WIDTH));
    drawWorn({ ...picture, colourway: 'wildflowers', seed: 5 }, WIDTH);
    expect(fingerprint(drawWorn(picture, WIDTH))).toBe(first);
  });

  it('show who they are said to show', () => {
    const picture = { cut: 'onepiece', colourway: 'cabana', view: 'model', seed: 2 } as const;
    const drawn = (['yuna', 'marisol', 'freya'] as const).map((person) =>
      fingerprint(drawWorn({ ...picture, person }, WIDTH)),
    );
    expect(new Set(drawn).size).toBe(3);
    expect(composeWorn({ ...picture, person: 'freya' }, WIDTH).wearer).toBe('freya');
  });
});
