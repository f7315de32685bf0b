import { expect, it } from 'vitest';
import { ownerViolations } from './owners.ts';

const saidIn = (file: string, text: string): string[] => ownerViolations([file], () => text);

it.each([
  ["db.updateTable('commerce.cart').set({ note })", 'commerce/checkout/notes.ts', 'tables of carts'],
  ["const VERSION = '2025-07';", 'server/container.ts', 'version of the Storefront API'],
  ['fetch("/api/2026-01/graphql.json")', 'bench/cart-bench.ts', 'version of the Storefront API'],
  ["const TOKEN = '0b1eb12d0b1eb12d0b1eb12d0b1eb12d';", 'bench/cart-bench.ts', 'token'],
  ["export const DEFAULT = 'PH';", 'storefront/src/features/country/current-country.ts', 'default'],
  ["const SOLD = ['HK', 'HR', 'HU', 'IE', 'IL'];", 'storefront/src/ui/list.ts', 'countries the shop sells to'],
  ["  HU: ['VAT', 27],\n  IE: ['VAT', 23],", 'commerce/domain/tax/tax-rates.ts', 'countries the shop sells to'],
  ["new Set(['JPY', 'KRW', 'VND'])", 'commerce/domain/money/money.ts', 'without decimals'],
  ["const GIFT = 'marlo-dolls-mini-pouch';", 'storefront/src/features/promo/promo-rule.ts', 'free gift'],
  ["handle: 'bluebird-sticker-pack-au',", 'commerce/catalogue/extras.ts', 'rides along'],
  ['<p>Free for 115 or more.</p>', 'commerce/domain/content/sample-blog.ts', 'how much'],
  ['export const GIFT = { handle, from: 115 };', 'commerce/catalogue/extras.ts', 'how much'],
  ["v.picklist(['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'])", 'commerce/self-service/contract.ts', 'states of an order'],
  [
    "type Status = 'UNFULFILLED' | 'PARTIALLY_FULFILLED' | 'FULFILLED';",
    'commerce/store/order/orders.ts',
    'states of an order',
  ],
  ['const startingPoints = 1_500;', 'services/club/members/join.ts', 'sample members'],
  ['const samples = [5000, 2000, -200];', 'services/club/statement.ts', 'sample members'],
  ['<img width={1216} height={632} />', 'storefront/src/features/game/screens/stage.tsx', 'stage of the game'],
  ["state: 'waiting' | 'pending';", 'services/store/tables.ts', 'states of a referral'],
  ["['purple', 'pink', 'white', 'black']", 'commerce/catalogue/print.ts', 'colours of the filter'],
  [
    "{ 'swim-shorts': 1, 'puffer-jacket': 2, 'sticker-pack': 3, 'waist-chain': 4 }",
    'commerce/catalogue/build-products.ts',
    'kinds of product',
  ],
  ['export interface Print {', 'art-kit/prints/print.ts', 'defines Print'],
])('finds a second place: %s', (text, file, what) => {
  expect(saidIn(file, `// a line before it\n${text}\n`)).toEqual([
    expect.stringMatching(new RegExp(`^${file}:\\d+: .*${what}.*; only .+ does$`)),
  ]);
});

it.each([
  ["export const API_VERSION = '2025-07';", 'contract/api.ts'],
  ["const country = 'PH';", 'commerce/graphql/cart/delivery/delivery.db.test.ts'],
  ["{ city: 'Cebu', country: 'PH' }", 'content/stockists/further.ts'],
  ["publishedOn: '2025-07-14'", 'commerce/domain/content/sample-blog.ts'],
  ['weightGrams: 115,', 'commerce/catalogue/styles/scoops.ts'],
  ["export type { Country } from './country.ts';", 'commerce/domain/promo/promo.ts'],
])('says nothing of %s in %s', (text, file) => {
  expect(saidIn(file, text)).toEqual([]);
});

it('finds nothing in the sources as they are', () => {
  expect(ownerViolations()).toEqual([]);
});
