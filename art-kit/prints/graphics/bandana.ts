import { rng } from '../../random.ts';
import { placeOnTorus, scatter } from '../../scatter.ts';
import { circle, fillPath, rotated, strokePath, symbol } from '../../svg.ts';
import { petal } from '../motifs/petal.ts';
import { vectorPrint } from '../print.ts';

export type BandanaPalette = Readonly<Record<'ground' | 'print' | 'second', string>>;

const TEARDROP =
  'M-4 44C-30 44 -40 22 -34 2C-28 -18 -8 -24 0 -40C4 -50 16 -56 28 -50C18 -46 16 -38 20 -26C28 -6 34 10 28 26C22 40 10 44 -4 44Z';

const scaled = (body: string, scale: number, x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`;

function ringOfPetals(count: number, length: number, width: number, fill: string): string {
  const shape = fillPath(petal(length, width, 0.4), fill);
  return Array.from({ length: count }, (_, i) => rotated(shape, (i * 360) / count)).join('');
}

function ringOfDots(count: number, reach: number, radius: number, fill: string): string {
  const dot = circle(0, -reach, radius, fill);
  return Array.from({ length: count }, (_, i) => rotated(dot, (i * 360) / count)).join('');
}

/** The teardrop of the East, layer in layer, with a flower in its belly. */
function paisley({ ground, print, second }: BandanaPalette): string {
  const flower = ringOfPetals(7, 13, 5, print) + circle(0, 0, 4, second);
  return (
    scaled(strokePath(TEARDROP, print, 2.8, ' stroke-dasharray="0 7"'), 1.2, 0.5, 1) +
    fillPath(TEARDROP, print) +
    scaled(fillPath(TEARDROP, ground), 0.86, -0.2, 0.4) +
    scaled(fillPath(TEARDROP, second), 0.74, -0.6, 2) +
    scaled(fillPath(TEARDROP, ground), 0.62, -1, 4) +
    `<g transform="translate(-4 16)">${flower}${ringOfDots(14, 18, 1.4, print)}</g>` +
    [
      [4, -10, 2.6],
      [7, -19, 2.1],
      [10, -27, 1.6],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, print))
      .join('')
  );
}

const medallion = ({ ground, print, second }: BandanaPalette): string =>
  ringOfDots(20, 31, 2, print) +
  ringOfPetals(10, 27, 9, print) +
  ringOfPetals(10, 18, 5, ground) +
  circle(0, 0, 9, second) +
  circle(0, 0, 5.5, ground) +
  circle(0, 0, 2.6, print);

/** Paisley and medallions, as on the cloth round a cowhand's neck. */
export const bandana = vectorPrint('bandana', (palette: BandanaPalette) => {
  const { print, second } = palette;
  const items = scatter(
    rng('bandana'),
    [
      { id: 'paisley', radius: 56, count: 8 },
      { id: 'medallion', radius: 36, count: 6 },
      { id: 'small-paisley', radius: 30, count: 10 },
      { id: 'floret', radius: 14, count: 22 },
      { id: 'diamond', radius: 8, count: 30 },
      { id: 'dot', radius: 4, count: 60 },
    ],
    -2,
  );
  return {
    defs:
      symbol('paisley', paisley(palette)) +
      symbol('medallion', medallion(palette)) +
      symbol('small-paisley', scaled(paisley(palette), 0.52, 0, 0)) +
      symbol('floret', ringOfPetals(5, 12, 5.5, print) + circle(0, 0, 3, second)) +
      symbol('diamond', ringOfDots(4, 5, 2, print)) +
      symbol('dot', circle(0, 0, 1.9, print)),
    body: placeOnTorus(items, 1.3),
  };
});
