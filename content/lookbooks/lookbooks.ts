import { AFTERGLOW } from './afterglow.ts';
import { CARAMEL_EYELET } from './caramel-eyelet.ts';
import { CLUB_VOYAGES } from './club-voyages.ts';
import { GOLDEN_HOUR } from './golden-hour.ts';
import { INEZ_MARLOWE } from './inez-marlowe.ts';
import type { Lookbook } from './lookbook.ts';
import { MARLO_DOLLS } from './marlo-dolls.ts';
import { STUDIO_TO_SEA } from './studio-to-sea.ts';
import { SUNCHASERS } from './sunchasers.ts';
import { THE_BRIDAL_EDIT } from './the-bridal-edit.ts';
import { THE_LONDON_DIARIES } from './the-london-diaries.ts';

/** The ten lookbooks, in the order of their index (requirements CAT-020 to CAT-030). */
export const LOOKBOOKS: readonly Lookbook[] = [
  AFTERGLOW,
  STUDIO_TO_SEA,
  CLUB_VOYAGES,
  SUNCHASERS,
  MARLO_DOLLS,
  THE_LONDON_DIARIES,
  CARAMEL_EYELET,
  INEZ_MARLOWE,
  THE_BRIDAL_EDIT,
  GOLDEN_HOUR,
];

export function lookbookAt(slug: string): Lookbook | undefined {
  return LOOKBOOKS.find((lookbook) => lookbook.slug === slug);
}

/** Every product of a lookbook once, in the order of its pages. */
export function productsOf({ cover, alongside, portrait, pages }: Lookbook): readonly string[] {
  return [
    ...new Set([
      ...cover.spots.map(({ product }) => product),
      ...alongside,
      ...portrait.spots.map(({ product }) => product),
      ...pages.map(({ product }) => product),
    ]),
  ];
}
