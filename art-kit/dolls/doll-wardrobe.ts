import type { WornCut } from '../people/wear/wardrobe.ts';
import { DOLL_IDS, DOLLS } from './dolls.ts';

/** A cut in a colourway, as it is put on a doll. */
export type DollGarment = readonly [cut: WornCut, colourway: string];

/** What hangs in the wardrobe of Dress-Up Bay, as far as it is drawn: what its sheet shows and its tests try on. */
export const DOLL_WARDROBE = {
  tops: [
    ['scoop', 'kool-kat'],
    ['triangle', 'angel'],
    ['twist', 'bunny-boo'],
    ['triangle', 'night-out'],
    ['twist', 'pretty-princess'],
    ['balconette', 'bratitude'],
    ['twist', 'angel'],
    ['oneshoulder', 'kool-kat'],
    ['triangle', 'bunny-boo'],
    ['scoop', 'night-out'],
    ['balconette', 'pretty-princess'],
    ['scoop', 'bratitude'],
    ...DOLL_IDS.map((id) => DOLLS[id].ownTop),
  ],
  bottoms: [
    ['skirt', 'angel'],
    ['cheeky', 'kool-kat'],
    ['highwaist', 'bunny-boo'],
    ['tieside', 'night-out'],
    ['highwaist', 'pretty-princess'],
    ['cheeky', 'bratitude'],
    ['tieside', 'angel'],
    ['boyshort', 'kool-kat'],
    ['tieside', 'bunny-boo'],
    ['cheeky', 'night-out'],
    ['tieside', 'pretty-princess'],
    ['tieside', 'bratitude'],
    ['highwaist', 'angel'],
    ...DOLL_IDS.map((id) => DOLLS[id].ownBottoms),
  ],
  onePieces: [['onepiece', 'angel']],
  /** What lies on her and in her hands besides. */
  accessories: [
    ['shades', 'coral'],
    ['shades', 'ink'],
    ['shades', 'guava'],
    ['sandals', 'coral'],
    ['sandals', 'ink'],
    ['sandals', 'butter'],
    ['towel', 'kool-kat'],
    ['towel', 'bunny-boo'],
    ['towel', 'bratitude'],
    ['pouch', 'kool-kat'],
    ['pouch', 'angel'],
    ['pouch', 'night-out'],
    ['pouch', 'bunny-boo'],
    ['pouch', 'pretty-princess'],
    ['pouch', 'bratitude'],
  ],
} as const satisfies Readonly<Record<string, readonly DollGarment[]>>;
