import type { SeasonBanner } from '../features/collection/head/season-head.tsx';
import { scenePicture } from './stories/scene-picture.ts';

/** What the header of a seasonal collection shows, and whether it is dark behind the words. */
const BANNERS: Readonly<Record<string, { alt: string; dark?: true }>> = {
  'casa-del-mar': { alt: 'A swimsuit and a bucket hat before three arches of blue tiles, above the sea' },
  'romance-boulevard': { alt: 'A triangle bikini on a round of candy stripes' },
  spellbound: { alt: 'A belted swimsuit and a scrunchie on a round of passionfruit, at night', dark: true },
  'sunset-beach': { alt: 'A twist top and a sarong before a setting sun' },
  'the-club-voyages-collection': { alt: 'Board shorts and a tote before a round of stars, between palms' },
  'the-sunsoaked-collection': { alt: 'A scoop top and a straw hat on a round of lemons, above the sea' },
};

/** The banner of a seasonal collection; other collections have none. */
export function seasonBanner(pictureBase: string, handle: string): SeasonBanner | undefined {
  const banner = Object.hasOwn(BANNERS, handle) ? BANNERS[handle] : undefined;
  if (!banner) return undefined;
  const { alt, dark } = banner;
  return { picture: scenePicture(pictureBase, `s/season-${handle}`, alt), ...(dark && { dark }) };
}
