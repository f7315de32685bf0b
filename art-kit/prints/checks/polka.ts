import { type Placement, placeOnTorus, TILE } from '../../scatter.ts';
import { circle, symbol } from '../../svg.ts';
import { vectorPrint } from '../print.ts';

export type PolkaPalette = Readonly<Record<'ground' | 'dot', string>>;

const DOTS = 8;

/** Dots in staggered rows. */
export const polka = vectorPrint('polka', ({ dot }: PolkaPalette) => {
  const pitch = TILE / DOTS;
  const items: Placement[] = [];
  for (let i = 0; i < DOTS; i++) {
    for (let j = 0; j < DOTS; j++) {
      items.push({ id: 'dot', x: (i + (j % 2 ? 0.75 : 0.25)) * pitch, y: (j + 0.5) * pitch, radius: 12, rotation: 0 });
    }
  }
  return { defs: symbol('dot', circle(0, 0, pitch * 0.2, dot)), body: placeOnTorus(items) };
});
