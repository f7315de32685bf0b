import { ANIMALS } from './colourways/animals.ts';
import { CHARACTERS } from './colourways/characters.ts';
import { CHECKS } from './colourways/checks.ts';
import type { Colourway } from './colourways/colourway.ts';
import { DYES } from './colourways/dyes.ts';
import { FLORALS } from './colourways/florals.ts';
import { FRUIT } from './colourways/fruit.ts';
import { GRAPHICS } from './colourways/graphics.ts';
import { PLAINS } from './colourways/plains.ts';
import { STRIPES } from './colourways/stripes.ts';

/** The whole range in the order of the sheets, see {@link COLOURWAYS}. */
export const COLOURWAY_LIST: readonly Colourway[] = [
  ...FRUIT,
  ...FLORALS,
  ...CHARACTERS,
  ...ANIMALS,
  ...GRAPHICS,
  ...CHECKS,
  ...STRIPES,
  ...DYES,
  ...PLAINS,
];

const BY_ID = new Map(COLOURWAY_LIST.map((colourway) => [colourway.id, colourway]));

/** Every colourway by its id. For an id that comes from outside use {@link findColourway}. */
export const COLOURWAYS: Readonly<Record<string, Colourway>> = Object.fromEntries(BY_ID);

/** The colourway of that id, or undefined. Safe for any string. */
export const findColourway = (id: string): Colourway | undefined => BY_ID.get(id);

/** The colourway of that id. Throws a RangeError where there is none: for ids written in the kit itself. */
export function colourwayById(id: string): Colourway {
  const found = BY_ID.get(id);
  if (!found) throw new RangeError(`No colourway ${id}`);
  return found;
}
