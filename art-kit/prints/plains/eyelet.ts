import { darken } from '../../colour.ts';
import { rounded } from '../../numbers.ts';
import { type Placement, placeOnTorus, TILE } from '../../scatter.ts';
import { rotated, symbol } from '../../svg.ts';
import { vectorPrint } from '../print.ts';

export type EyeletPalette = Readonly<Record<'ground' | 'thread' | 'hole', string>>;

const CELL = 60;

function flower(r: number, { thread, hole }: EyeletPalette): string {
  const petal =
    rounded`<ellipse cy="${-r * 0.66}" rx="${r * 0.2}" ry="${r * 0.34}" fill="${hole}" stroke="${thread}" stroke-width="${r * 0.11}"/>` +
    rounded`<ellipse cx="1" cy="${-r * 0.64}" rx="${r * 0.12}" ry="${r * 0.24}" fill="${darken(hole, 0.25)}" fill-opacity=".5"/>`;
  let svg = '';
  for (let i = 0; i < 8; i++) svg += rotated(petal, i * 45);
  return svg + rounded`<circle r="${r * 0.17}" fill="${hole}" stroke="${thread}" stroke-width="${r * 0.1}"/>`;
}

const eyeletHole = (r: number, { thread, hole }: EyeletPalette): string =>
  `<circle r="${r}" fill="${hole}" stroke="${thread}" stroke-width="2.6"/>`;

/** Four leaves in satin stitch about a hole, raised above the cloth by a thin line of shade. */
function leaves({ ground, thread }: EyeletPalette): string {
  const leaf = `<path d="M0 -9Q-6.5 -16 0 -25Q6.5 -16 0 -9Z" fill="${thread}" stroke="${darken(ground, 0.16)}" stroke-width="0.9"/>`;
  const rib = `<path d="M0 -11V-22" fill="none" stroke="${darken(ground, 0.16)}" stroke-width="0.9"/>`;
  return [45, 135, 225, 315].map((angle) => rotated(leaf + rib, angle)).join('');
}

const FLOWER = { id: 'flower', radius: 26, rotation: 22.5 } as const;
const HOLE = { id: 'hole', radius: 26, rotation: 0 } as const;
/** Dots about a flower, and about a hole. */
const ROUND_FLOWER = [
  [-25, -25],
  [25, -25],
  [25, 25],
  [-25, 25],
] as const;
const ROUND_HOLE = [
  [13, 0],
  [0, 13],
  [-13, 0],
  [0, -13],
] as const;

/** Broderie anglaise: stitched holes in flowers and dots, on a plain ground. */
export const eyelet = vectorPrint('eyelet', (palette: EyeletPalette) => {
  const items: Placement[] = [];
  for (let i = 0; i < TILE / CELL; i++) {
    for (let j = 0; j < TILE / CELL; j++) {
      const x = i * CELL + CELL / 2;
      const y = j * CELL + CELL / 2;
      const [middle, dots] = (i + j) % 2 === 0 ? [FLOWER, ROUND_FLOWER] : [HOLE, ROUND_HOLE];
      items.push({ ...middle, x, y });
      for (const [dx, dy] of dots) items.push({ id: 'dot', x: x + dx, y: y + dy, radius: 5, rotation: 0 });
    }
  }
  return {
    defs:
      symbol('flower', flower(23, palette)) +
      symbol('hole', leaves(palette) + eyeletHole(4, palette)) +
      symbol('dot', eyeletHole(2.6, palette)),
    body: placeOnTorus(items),
  };
});
