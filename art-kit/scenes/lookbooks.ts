import { AFTERGLOW } from './lookbooks/afterglow.ts';
import { CARAMEL_EYELET } from './lookbooks/caramel-eyelet.ts';
import { CLUB_VOYAGES } from './lookbooks/club-voyages.ts';
import { GOLDEN_HOUR } from './lookbooks/golden-hour.ts';
import { INEZ_MARLOWE } from './lookbooks/inez-marlowe.ts';
import { MARLO_DOLLS } from './lookbooks/marlo-dolls.ts';
import { STUDIO_TO_SEA } from './lookbooks/studio-to-sea.ts';
import { SUNCHASERS } from './lookbooks/sunchasers.ts';
import { THE_BRIDAL_EDIT } from './lookbooks/the-bridal-edit.ts';
import { THE_LONDON_DIARIES } from './lookbooks/the-london-diaries.ts';
import type { Scene } from './scene.ts';

/** A lookbook's pictures, both 4:5: its place, and somebody nearer by. */
interface Lookbook {
  readonly cover: Scene;
  readonly portrait: Scene;
}

/** Ten lookbooks in ten places, by slug. */
export const LOOKBOOKS = {
  afterglow: AFTERGLOW,
  'caramel-eyelet': CARAMEL_EYELET,
  'club-voyages': CLUB_VOYAGES,
  'golden-hour': GOLDEN_HOUR,
  'inez-marlowe': INEZ_MARLOWE,
  'marlo-dolls': MARLO_DOLLS,
  'studio-to-sea': STUDIO_TO_SEA,
  sunchasers: SUNCHASERS,
  'the-bridal-edit': THE_BRIDAL_EDIT,
  'the-london-diaries': THE_LONDON_DIARIES,
} as const satisfies Record<string, Lookbook>;
