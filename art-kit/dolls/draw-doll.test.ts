import { describe, expect, it } from 'vitest';
import { createCanvas } from '../cloth/canvas.ts';
import type { Raster } from '../raster.ts';
import { place } from '../scenes/collage.ts';
import { DOLL_EXTRAS } from './doll-pieces.ts';
import { DOLL_IDS, DOLL_POSES, isDollPose } from './dolls.ts';
import { drawDollFigure, drawDollPiece, drawDressedDoll } from './draw-doll.ts';

const WIDTH = 104;
const DOLL_POSE_NAMES = Object.keys(DOLL_POSES).filter(isDollPose);

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

/** How many pixels along the edges of a picture show something. */
function drawnOnRim({ data, width, height }: Raster): number {
  const rim = Array.from({ length: width * height }, (_, i) => i).filter(
    (i) => i % width === 0 || i % width === width - 1 || i < width || i >= width * (height - 1),
  );
  return rim.filter((i) => (data[i * 4 + 3] ?? 0) > 0).length;
}

describe.each(DOLL_IDS)('%s', (id) => {
  const doll = { doll: id, pose: 'classic' } as const;
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

  it('blinks with her eyes alone', () => {
    const blinking = createCanvas(self.width, self.height);
    for (const layer of [self, drawDollFigure(doll, 'blink', WIDTH)]) place(blinking, layer, 0, 0);
    const changed = Array.from({ length: self.width * self.height }, (_, i) => i).filter(
      (i) =>
        String(colourAt(blinking, i % WIDTH, Math.floor(i / WIDTH))) !==
        String(colourAt(self, i % WIDTH, Math.floor(i / WIDTH))),
    );
    const rows = changed.map((i) => Math.floor(i / WIDTH) / self.height);
    expect(changed.length).toBeGreaterThan(4);
    // A twentieth of her height at the most, in her face.
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(0.05);
    expect(Math.max(...rows)).toBeLessThan(0.2);
  });

  it.each(DOLL_EXTRAS)('has %s on', (extra) => {
    expect(extent(drawDollPiece(doll, extra, 'coral', WIDTH)).share).toBeGreaterThan(0.0015);
  });

  it('wears a piece the same way whatever she wore before', () => {
    const first = drawDollPiece(doll, 'onepiece', 'gingham-cherry', WIDTH);
    for (const other of DOLL_IDS) drawDollPiece({ doll: other, pose: 'classic' }, 'twist', 'coral', WIDTH);
    expect(drawDollPiece(doll, 'onepiece', 'gingham-cherry', WIDTH).data).toEqual(first.data);
  });

  /** Share of her that is as pale as the plain suit, once these layers lie on her. */
  function paleShare(layers: readonly Raster[]): number {
    const worn = createCanvas(self.width, self.height);
    for (const layer of [self, ...layers]) place(worn, layer, 0, 0);
    const solid = Array.from({ length: worn.data.length / 4 }, (_, i) => worn.data.slice(i * 4, i * 4 + 4)).filter(
      ([, , , alpha = 0]) => alpha > 200,
    );
    const pale = solid.filter(([red = 0, , blue = 0]) => red > 140 && red - blue < 40);
    return pale.length / solid.length;
  }

  it('stands in a plain suit', () => {
    expect(paleShare([])).toBeGreaterThan(0.02);
  });

  it.each([
    ['triangle', 'tieside'],
    ['twist', 'highwaist'],
    ['balconette', 'cheeky'],
    ['scoop', 'hipster'],
    ['bralette', 'boyshort'],
    ['oneshoulder', 'skirt'],
    ['hoodie', 'shorts'],
  ] as const)('lets no suit peek out under %s and %s', (top, bottoms) => {
    const layers = [bottoms, top].map((piece) => drawDollPiece(doll, piece, 'ink', WIDTH));
    // Edges of ink on the palest skin are as pale.
    expect(paleShare(layers)).toBeLessThan(0.012);
  });

  it.each(DOLL_POSE_NAMES)('stays in the picture when she stands %s', (pose) => {
    expect(drawnOnRim(drawDollFigure({ doll: id, pose }, 'self', WIDTH))).toBe(0);
  });

  it('wears nothing that leaves the picture', () => {
    for (const piece of [...DOLL_EXTRAS, 'dress', 'puffer', 'sarong'] as const) {
      expect(drawnOnRim(drawDollPiece(doll, piece, 'coral', WIDTH)), piece).toBe(0);
    }
  });
});

/** Of 255 in any channel: a suit and not the shade it throws. */
const OF_A_SUIT = 60;

// Freya is as pale as the suit.
it.each(['marisol', 'imani', 'yuna'] as const)(
  'a top covers all of %s’s plain one and a rim around it, for screens that scale her layers',
  (id) => {
    const doll = { doll: id, pose: 'sassy' } as const;
    const width = 300;
    const self = drawDollFigure(doll, 'self', width);
    const without = drawDressedDoll(doll, [{ cut: 'cheeky', colourway: 'base' }], width);
    const top = drawDollPiece(doll, 'scoop', 'kool-kat', width);
    const isSuit = (i: number): boolean =>
      [0, 1, 2].some((k) => Math.abs((self.data[i * 4 + k] ?? 0) - (without.data[i * 4 + k] ?? 0)) > OF_A_SUIT);
    const suit = Array.from({ length: width * self.height }, (_, i) => i).filter(isSuit);
    expect(suit.length).toBeGreaterThan(500);
    const next = suit.flatMap((i) => [i, i - 1, i + 1, i - width, i + width]);
    const bare = next.filter((i) => self.data[i * 4 + 3] === 255 && (top.data[i * 4 + 3] ?? 0) < 255);
    expect(bare).toEqual([]);
  },
);
