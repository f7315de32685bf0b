import { describe, expect, it } from 'vitest';
import { type CardInput, checkCard, groupedCardNumber, lastFour, passesLuhn, readableExpiry } from './card.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const good: CardInput = { number: '4242 4242 4242 4242', expiry: '08 / 29', code: '123', name: 'Marina Costa' };
const errorsOf = (input: Partial<CardInput>, now = NOW) => {
  const checked = checkCard({ ...good, ...input }, now);
  return checked.ok ? {} : checked.errors;
};

it('takes a good card and keeps only what it needs', () => {
  const checked = checkCard(good, NOW);
  expect(checked).toEqual({
    ok: true,
    value: { number: '4242424242424242', expiryMonth: 8, expiryYear: 2029, code: '123', name: 'Marina Costa' },
  });
  if (checked.ok) expect(lastFour(checked.value)).toBe('4242');
});

describe('the check digit', () => {
  it.each(['4242424242424242', '5555555555554444', '378282246310005', '4000000000000044'])('%s is right', (digits) =>
    expect(passesLuhn(digits)).toBe(true),
  );
  it('notices any single wrong digit', () => {
    const digits = '4242424242424242';
    for (let place = 0; place < digits.length; place += 1)
      for (let digit = 0; digit < 10; digit += 1) {
        const typo = `${digits.slice(0, place)}${digit}${digits.slice(place + 1)}`;
        expect(passesLuhn(typo)).toBe(typo === digits);
      }
  });
});

describe('the number', () => {
  it.each([
    ['', 'Enter the card number.'],
    ['4242', 'A card number has 12 to 19 digits.'],
    ['4242 4242 4242 42ab', 'A card number has 12 to 19 digits.'],
    ['4242 4242 4242 4241', 'A digit of this number is off. Check it against the card.'],
  ])('"%s": %s', (number, sentence) => expect(errorsOf({ number })).toEqual({ number: sentence }));
});

describe('the expiry date', () => {
  it.each(['08/29', '8/2029', '0829', '08-29', '08 29', '829', '082029'])('reads %s', (expiry) =>
    expect(errorsOf({ expiry })).toEqual({}),
  );
  it.each([
    ['', 'Enter the expiry date.'],
    ['13/29', 'Write it as on the card: month and year, such as 08 / 29.'],
    ['soon', 'Write it as on the card: month and year, such as 08 / 29.'],
    ['10/26', 'This card has expired.'],
    ['10/99', 'That year is a long way off. Check it.'],
  ])('"%s": %s', (expiry, sentence) => expect(errorsOf({ expiry })).toEqual({ expiry: sentence }));
  it('is good to the end of its month', () => {
    expect(errorsOf({ expiry: '11/26' }, new Date('2026-11-30T23:59:59Z'))).toEqual({});
    expect(errorsOf({ expiry: '11/26' }, new Date('2026-12-02T00:00:00Z'))).toHaveProperty('expiry');
  });
});

describe('the code', () => {
  it('has three digits, four on an American Express card', () => {
    expect(errorsOf({ code: '1234' })).toEqual({ code: 'The code has 3 digits.' });
    expect(errorsOf({ number: '3782 822463 10005', code: '1234' })).toEqual({});
    expect(errorsOf({ number: '3782 822463 10005', code: '123' })).toEqual({ code: 'The code has 4 digits.' });
  });
});

it('names every field that is empty', () => {
  expect(Object.keys(errorsOf({ number: '', expiry: '', code: '', name: ' ' }))).toEqual([
    'number',
    'expiry',
    'code',
    'name',
  ]);
});

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
