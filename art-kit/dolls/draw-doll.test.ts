import { describe, expect, it } from 'vitest';
import type { Raster } from '../raster.ts';
import { DOLL_EXTRAS } from './doll-pieces.ts';
import { DOLL_IDS } from './dolls.ts';
import { drawDollFigure, drawDollPiece } from './draw-doll.ts';

const WIDTH = 104;

/** Middle of what is there, and the share of the canvas it takes, both 0-1. */
function extent({ data, width, height }: Raster): { y: number; share: number } {
  let [count, sum] = [0, 0];
  for (let i = 0; i < width * height; i++) {
    if ((data[i * 4 + 3] ?? 0) < 128) continue;
    count++;
    sum += Math.floor(i / width);
  }
  return { y: sum / Math.max(1, count) / height, share: count / (width * height) };
}

const colourAt = ({ data, width }: Raster, x: number, y: number): number[] => [
  ...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4),
];

describe.each(DOLL_IDS)('%s', (doll) => {
  const self = drawDollFigure(doll, 'self', WIDTH);

  it('stands on nothing, in one size with all she wears', () => {
    expect([self.width, self.height]).toEqual([104, 200]);
    expect(colourAt(self, 0, 0)).toEqual([0, 0, 0, 0]);
    for (const [piece, colourway] of [
      ['triangle', 'angel'],
      ['pouch', 'kool-kat'],
    ] as const) {
      const { width, height } = drawDollPiece(doll, piece, colourway, WIDTH);
      expect([width, height]).toEqual([self.width, self.height]);
    }
  });

  it('wears tops above bottoms and sandals below both', () => {
    const at = (piece: Parameters<typeof drawDollPiece>[1]): number =>
      extent(drawDollPiece(doll, piece, 'coral', WIDTH)).y;
    const heights = [at('shades'), at('triangle'), at('cheeky'), at('sandals')];
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
  });

  it.each(DOLL_EXTRAS)('has %s on', (extra) => {
    expect(extent(drawDollPiece(doll, extra, 'coral', WIDTH)).share).toBeGreaterThan(0.0015);
  });

  it('wears a piece the same way whatever she wore before', () => {
    const first = drawDollPiece(doll, 'onepiece', 'gingham-cherry', WIDTH);
    for (const other of DOLL_IDS) drawDollPiece(other, 'twist', 'coral', WIDTH);
    expect(drawDollPiece(doll, 'onepiece', 'gingham-cherry', WIDTH).data).toEqual(first.data);
  });

  it('lets no suit peek out between the cups of a triangle', () => {
    const top = drawDollPiece(doll, 'triangle', 'ink', WIDTH);
    const covered = new Uint8ClampedArray(self.data);
    for (let o = 0; o < covered.length; o += 4) {
      const rest = 1 - (top.data[o + 3] ?? 0) / 255;
      for (let k = 0; k < 4; k++) covered[o + k] = (top.data[o + k] ?? 0) + (covered[o + k] ?? 0) * rest;
    }
    // The suit is nearly white; bare skin and black cloth are not. Hair and face lie above.
    let pale = 0;
    for (let y = 58; y < 76; y++) {
      for (let x = 0; x < WIDTH; x++) {
        const [red = 0, , blue = 0, alpha = 0] = colourAt({ ...self, data: covered }, x, y);
        if (alpha > 200 && red > 215 && blue > 215) pale++;
      }
    }
    expect(pale).toBe(0);
  });
});
