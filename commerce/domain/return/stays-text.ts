import type { StaysBecause } from './returnable.ts';

/**
 * Why a piece stays, in a sentence for its buyer. The storefront says the same beside the piece, in words of its own
 * (storefront/src/features/returns/return-unit.tsx).
 */
export const STAYS_TEXT: Readonly<Record<StaysBecause, string>> = {
  'too-late': 'The sixty days are over.',
  'not-sent': 'This piece has not been sent yet.',
  'final-sale': 'This piece was bought as final sale, so it stays with you.',
  'gift-card': 'Gift cards cannot go back here. Write to us.',
  gift: 'This was a gift, and stays yours.',
  'on-its-way-back': 'This piece is on its way back already.',
  settled: 'This piece was sent back or refunded already. Write to us, and we look into it.',
};
