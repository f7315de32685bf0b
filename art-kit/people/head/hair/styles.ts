import { bald, buzz, crop, fringe, quiff, receding, shortCurls } from './cropped.ts';
import { bob, braid, locs, long, pony, twinBraids, wavy } from './falling.ts';
import type { HairStyle } from './hair-style.ts';
import { afro, bun, curls, lowbun, spaceBuns, topknot } from './round.ts';

export const HAIR_STYLES = {
  bald,
  buzz,
  crop,
  quiff,
  fringe,
  'short-curls': shortCurls,
  receding,
  afro,
  curls,
  bun,
  topknot,
  lowbun,
  'space-buns': spaceBuns,
  bob,
  long,
  wavy,
  pony,
  braid,
  'twin-braids': twinBraids,
  locs,
} as const satisfies Record<string, HairStyle>;

export type HairStyleId = keyof typeof HAIR_STYLES;
