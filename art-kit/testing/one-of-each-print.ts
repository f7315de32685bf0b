import type { Colourway } from '../colourways/colourway.ts';
import { COLOURWAY_LIST } from '../colourways.ts';

/** The first colourway of every print generator, in the order of the range: what checks of the drawings go through. */
export function oneOfEachPrint(): Colourway[] {
  const first = new Map<string, Colourway>();
  for (const colourway of COLOURWAY_LIST) {
    if (!first.has(colourway.print.generator)) first.set(colourway.print.generator, colourway);
  }
  return [...first.values()];
}
