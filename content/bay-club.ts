/**
 * Bay Club in numbers (decisions.md): what earns points, what they are worth, and for how long. The ledger keeps to them, and
 * the pages say them. What a tier is given at the till is the provider's to say.
 */

/** For every whole US dollar paid for merchandise. */
export const POINTS_PER_USD = 1;

/** What is not an order. */
export const BONUS_POINTS = {
  welcome: 500,
  review: 100,
  birthday: 200,
  /** For the friend as well. */
  referral: 500,
} as const;

/** With nothing done for so long, points run out: no order, no review, no reward, no friend brought. */
export const POINTS_LAST_MONTHS = 12;
/** So long before, members are told. */
export const EXPIRY_NOTICE_DAYS = 30;

/** A code that was made of points works for so long. */
export const CODE_LASTS_DAYS = 90;
/** How long after opening an account a friend may still say who brought them. */
export const REFERRAL_CLAIM_DAYS = 30;
/** A birthday counts this year if it was told so long before. */
export const BIRTHDAY_NOTICE_DAYS = 30;

/** What a sheet of the members’ stickers costs: nothing but points buys it. */
export const STICKER_PACK_POINTS = 200;

/** What points can be turned into. */
export const REWARDS = [
  { id: 'off-5', points: 500, usd: 5, minimumUsd: 0 },
  { id: 'off-12', points: 1_000, usd: 12, minimumUsd: 0 },
  { id: 'off-28', points: 2_000, usd: 28, minimumUsd: 60 },
  { id: 'free-top', points: 5_000, usd: 0, minimumUsd: 0 },
  { id: 'sticker-pack', points: STICKER_PACK_POINTS, usd: 0, minimumUsd: 0 },
] as const;

export type RewardId = (typeof REWARDS)[number]['id'];

/** From how many points, earned within a year, somebody is what. */
export const TIERS = [
  { id: 'paddler', name: 'Paddler', from: 0 },
  { id: 'swimmer', name: 'Swimmer', from: 1_000 },
  { id: 'surfer', name: 'Surfer', from: 3_000 },
] as const;

export type TierId = (typeof TIERS)[number]['id'];

/** Balance that sample members start with, and changes of points that sample statements show (spec §8). */
export const SAMPLE_BALANCE = 1_500;
export const SAMPLE_POINTS = [5_000, 2_000, -200] as const;
