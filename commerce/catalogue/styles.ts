import type { Style } from './style.ts';
import { BAGS } from './styles/bags.ts';
import { BALCONETTES } from './styles/balconettes.ts';
import { BRALETTES } from './styles/bralettes.ts';
import { DRESSES } from './styles/dresses.ts';
import { HAIR } from './styles/hair.ts';
import { HATS } from './styles/hats.ts';
import { HIGH_SHORTS } from './styles/high-shorts.ts';
import { LONG_SKIRTS_AND_SKORTS } from './styles/long-skirts-and-skorts.ts';
import { MENS } from './styles/mens.ts';
import { ONE_PIECES } from './styles/one-pieces.ts';
import { ONE_SHOULDERS } from './styles/one-shoulders.ts';
import { SCOOPS } from './styles/scoops.ts';
import { SHIRTS } from './styles/shirts.ts';
import { SHORT_WRAPS } from './styles/short-wraps.ts';
import { SKIRTS_AND_SHORTS } from './styles/skirts-and-shorts.ts';
import { SMALL_THINGS } from './styles/small-things.ts';
import { SURF_SHORTS } from './styles/surf-shorts.ts';
import { TRIANGLES } from './styles/triangles.ts';
import { TWISTS } from './styles/twists.ts';
import { WARM_THINGS } from './styles/warm-things.ts';
import { WRAPS } from './styles/wraps.ts';

/** Every pattern the studio cuts, line by line. */
export const STYLES: readonly Style[] = [
  ...TRIANGLES,
  ...SCOOPS,
  ...TWISTS,
  ...BALCONETTES,
  ...BRALETTES,
  ...ONE_SHOULDERS,
  ...ONE_PIECES,
  ...DRESSES,
  ...SKIRTS_AND_SHORTS,
  ...LONG_SKIRTS_AND_SKORTS,
  ...HIGH_SHORTS,
  ...WRAPS,
  ...SHORT_WRAPS,
  ...MENS,
  ...SURF_SHORTS,
  ...SHIRTS,
  ...WARM_THINGS,
  ...HATS,
  ...BAGS,
  ...HAIR,
  ...SMALL_THINGS,
];
