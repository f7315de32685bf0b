import { priceIn } from '../../domain/money/price-table.ts';
import type { CollectionRule } from './collection-rule.ts';
import { PRICE_DESCRIPTIONS } from './price-descriptions.ts';

const FIRST_BUCKET = 10;

/** `usd_10` to `usd_89`: what costs that many dollars and less than one more (CAT-017). */
const BUCKETS: readonly CollectionRule[] = PRICE_DESCRIPTIONS.map((description, index) => {
  const dollars = FIRST_BUCKET + index;
  return {
    handle: `usd_${dollars}`,
    title: `Everything at $${dollars}`,
    description,
    holds: ({ usd, kind }) => kind !== 'gift-card' && Math.floor(usd / 100) === dollars,
  };
});

const below =
  (dollars: number): CollectionRule['holds'] =>
  ({ usd, kind }) =>
    kind !== 'gift-card' && usd < dollars * 100;

/** Pesos: the shop's default country pays in them. */
const UNDER_500_PESOS = 500 * 100;

export const PRICES: readonly CollectionRule[] = [
  {
    handle: 'under-500',
    title: 'Under ₱500',
    description: 'Small things for small notes: all of it costs less than five hundred pesos.',
    holds: ({ usd, kind }) => kind !== 'gift-card' && priceIn(usd, 'PHP') < UNDER_500_PESOS,
  },
  {
    handle: 'under-25',
    title: 'Under $25',
    description: 'Presents, treats and things to get you over the delivery line.',
    holds: below(25),
  },
  {
    handle: 'under-50',
    title: 'Under $50',
    description: 'All bottoms, most hats, nearly half the tops. The sensible half of the shop.',
    holds: below(50),
  },
  {
    handle: 'splurge',
    title: 'The Good Ones',
    description: 'Ninety dollars and up: belts that stay on, puffers that pack down, sets that match.',
    holds: ({ usd, kind }) => kind !== 'gift-card' && usd >= 9_000,
  },
  ...BUCKETS,
];
