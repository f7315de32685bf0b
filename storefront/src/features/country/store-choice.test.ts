import { afterEach, expect, it, vi } from 'vitest';
import { localValues } from '../storage/guarded-storage.ts';
import type { CountryOption } from './country-option.ts';
import { storeChoice } from './store-choice.ts';

const BRITAIN: CountryOption = {
  countryCode: 'GB',
  currencyCode: 'GBP',
  countryName: 'United Kingdom',
  label: 'British Pound',
  priority: 1,
};

/** A browser that stores what it is told to, unless it refuses. */
function aBrowser(stored: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(stored));
  const browser = { values, refuses: false };
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem(key: string, value: string) {
        if (browser.refuses) throw new DOMException('full', 'QuotaExceededError');
        values.set(key, value);
      },
      removeItem: (key: string) => void values.delete(key),
    },
  });
  return browser;
}

afterEach(() => {
  for (const key of ['userCountry', 'cartId']) localValues.remove(key);
  vi.unstubAllGlobals();
});

it('a choice is stored whole (CTY-007)', () => {
  const { values } = aBrowser();
  expect(storeChoice(BRITAIN)).toBe(true);
  expect(JSON.parse(values.get('userCountry') ?? 'null')).toEqual(BRITAIN);
});

it.each([
  ['nothing', {}, undefined],
  ['another', { userCountry: '{"countryCode":"US"}' }, '{"countryCode":"US"}'],
])('where nothing can be stored and %s was chosen before, that stays so', (_, stored, before) => {
  const browser = aBrowser(stored);
  browser.refuses = true;
  expect(storeChoice(BRITAIN)).toBe(false);
  expect(localValues.read('userCountry')).toBe(before);
  expect(browser.values.get('userCountry')).toBe(before);
});

it('a cart that was not stored while there was no room is stored before the page goes', () => {
  const browser = aBrowser();
  browser.refuses = true;
  localValues.write('cartId', 'one');
  browser.refuses = false;
  expect(storeChoice(BRITAIN)).toBe(true);
  expect(browser.values.get('cartId')).toBe('one');
});
