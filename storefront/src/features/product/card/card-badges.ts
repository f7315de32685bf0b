import { STICKER_PACK_POINTS } from '@bluebird-bay/content/bay-club.ts';
import type { MoneyAmount } from '../../../ui/money/money-format.ts';

/** "200 points" for what no money buys (CAT-063); undefined for everything else. */
export const priceInPoints = (tags: readonly string[]): string | undefined =>
  tags.includes(REWARDS_ONLY) ? `${STICKER_PACK_POINTS} points` : undefined;

export type BadgeKind = 'sold-out' | 'sale' | 'last' | 'new' | 'best' | 'final' | 'hug';

export interface CardBadge {
  kind: BadgeKind;
  label: string;
}

interface BadgeInput {
  tags: readonly string[];
  soldOut: boolean;
  /** Down to its last few, as `lowStockNote` tells it. */
  low: boolean;
  price: MoneyAmount;
  was?: MoneyAmount | undefined;
}

/** Tag of products that only points buy. */
export const REWARDS_ONLY = 'rewards-only';

const MOST_BADGES = 2;

/** Whole percent off, rounded down: never promise more than the checkout gives. */
function percentOff(price: MoneyAmount, was: MoneyAmount): number {
  return Math.floor((1 - Number(price.amount) / Number(was.amount)) * 100 + 1e-9);
}

/**
 * A card's badges, most telling first, two at most; a product that is gone, or is not for money (CAT-063), says only that. What cannot come back always
 * says so: "Final sale" gives way to one badge alone.
 */
export function cardBadges({ tags, soldOut, low, price, was }: BadgeInput): CardBadge[] {
  if (tags.includes(REWARDS_ONLY)) return [{ kind: 'sold-out', label: 'Rewards only' }];
  if (soldOut) return [{ kind: 'sold-out', label: 'Sold out' }];
  const off = was ? percentOff(price, was) : 0;
  const badges: Array<CardBadge | false> = [
    off > 0 && { kind: 'sale', label: `Save ${off}%` },
    low && { kind: 'last', label: 'Almost gone' },
    tags.includes('new') && { kind: 'new', label: 'New arrival' },
    tags.includes('best-seller') && { kind: 'best', label: 'Best seller' },
    tags.includes('final-sale') && { kind: 'final', label: 'Final sale' },
    tags.includes('hug') && { kind: 'hug', label: 'Most hugged' },
  ];
  const said = badges.filter((badge) => badge !== false);
  const final = said.findIndex(({ kind }) => kind === 'final');
  return final < MOST_BADGES
    ? said.slice(0, MOST_BADGES)
    : [...said.slice(0, MOST_BADGES - 1), ...said.slice(final, final + 1)];
}
