import { describe, expect, it } from 'vitest';
import { groupedCardNumber, readableExpiry } from './card-text.ts';

describe('a card number', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 42424242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['34', '34'],
    ['42424', '4242 4'],
    ['6304000000000000000', '6304 0000 0000 0000 000'],
    ['', ''],
    ['4242 lemon', '4242 lemon'],
  ])('%s stands as %s', (typed, shown) => expect(groupedCardNumber(typed)).toBe(shown));
});

describe('an expiry date', () => {
  it.each([
    ['1230', '12 / 30'],
    ['12', '12 / '],
    ['1', '1'],
    ['8', '08 / '],
    ['8/29', '08 / 29'],
    ['1/', '01 / '],
    ['08 / /29', '08 / 29'],
    ['12 / 2030', '12 / 30'],
    ['12 / 203', '12 / 203'],
    ['12 / 20', '12 / 20'],
    ['122030', '12 / 30'],
    ['08-29', '08 / 29'],
    ['1330', '1330'],
    ['soon', 'soon'],
    ['', ''],
  ])('%s stands as %s', (typed, shown) => expect(readableExpiry(typed)).toBe(shown));
});
