import { afro } from './afro.ts';
import { bob } from './bob.ts';
import { braids } from './braids.ts';
import { crop } from './crop.ts';
import type { HairStyle } from './hair-style.ts';
import { headscarf } from './headscarf.ts';
import { longCurls } from './long-curls.ts';
import { longWave } from './long-wave.ts';
import { pony } from './pony.ts';
import { fade, fringe, quiff, shortCurls } from './short.ts';
import { topKnot } from './top-knot.ts';
import { wavyBob } from './wavy-bob.ts';

export const HAIR_STYLES = {
  'long-wave': longWave,
  'long-curls': longCurls,
  bob,
  'wavy-bob': wavyBob,
  crop,
  pony,
  'top-knot': topKnot,
  braids,
  afro,
  headscarf,
  quiff,
  fringe,
  fade,
  'short-curls': shortCurls,
} as const satisfies Record<string, HairStyle>;

export type HairStyleId = keyof typeof HAIR_STYLES;
