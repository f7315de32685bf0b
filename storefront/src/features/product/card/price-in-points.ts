import { STICKER_PACK_POINTS } from '@bluebird-bay/content/bay-club.ts';
import { REWARDS_ONLY } from './card-badges.ts';

/** "200 points" for what no money buys (CAT-063); undefined for everything else. */
export const priceInPoints = (tags: readonly string[]): string | undefined =>
  tags.includes(REWARDS_ONLY) ? `${STICKER_PACK_POINTS} points` : undefined;
