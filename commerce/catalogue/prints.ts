import type { Print } from './print.ts';
import { ANIMALS } from './prints/animals.ts';
import { CHECKS } from './prints/checks.ts';
import { DOLLS } from './prints/dolls.ts';
import { DYES } from './prints/dyes.ts';
import { FLOWERS } from './prints/flowers.ts';
import { FRUIT } from './prints/fruit.ts';
import { GRAPHICS } from './prints/graphics.ts';
import { PLAINS } from './prints/plains.ts';
import { STORIES } from './prints/stories.ts';
import { STRIPES } from './prints/stripes.ts';
import { TEXTURES } from './prints/textures.ts';
import { TROPICS } from './prints/tropics.ts';

/** Every print the catalogue is made in, family by family. */
export const PRINTS: readonly Print[] = [
  ...FRUIT,
  ...FLOWERS,
  ...TROPICS,
  ...ANIMALS,
  ...DOLLS,
  ...STORIES,
  ...GRAPHICS,
  ...CHECKS,
  ...STRIPES,
  ...DYES,
  ...PLAINS,
  ...TEXTURES,
];

const BY_ID = new Map(PRINTS.map((print) => [print.id, print]));

/** The print with this id; throws on an unknown one, for the catalogue is data of ours. */
export function printOf(id: string): Print {
  const print = BY_ID.get(id);
  if (!print) throw new Error(`There is no print "${id}".`);
  return print;
}
