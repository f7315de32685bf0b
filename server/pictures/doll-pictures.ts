import { POSES } from '@bluebird-bay/storefront/src/features/game/state/game-settings.ts';
import { DOLL_IDS, EXTRAS, WARDROBE } from '@bluebird-bay/storefront/src/features/game/wardrobe/wardrobe.ts';
import { type RequestedPicture, webp } from './picture-job.ts';

/** How a doll stands for her polaroid alone. */
const PICTURE_POSES = Object.keys(POSES).filter((pose) => pose !== 'classic');

/** What Dress-Up Bay shows: the wardrobe's cards, and every doll in every pose with everything the game offers on her. */
export function dollPictures(): RequestedPicture[] {
  const offered = [...Object.values(WARDROBE), ...Object.values(EXTRAS)].flat().map(({ image }) => image);
  return [
    ...offered.flatMap((image) => webp(`c/${image}`, 200)),
    ...DOLL_IDS.flatMap((doll) =>
      ['self', 'blink', 'hair', ...offered].flatMap((layer) => webp(`d/${doll}/${layer}`, 300, 600)),
    ),
    ...PICTURE_POSES.flatMap((pose) =>
      DOLL_IDS.flatMap((doll) =>
        ['self', 'hair', ...offered].flatMap((layer) => webp(`d/${doll}-${pose}/${layer}`, 300, 600)),
      ),
    ),
  ];
}
