import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { COUNTRY_SCRIPT } from './country-script.ts';

/** Runs the script in the head of a page in Philippine pesos; what it did to the page. */
function runWith(stored: string | null | Error, { search = '', prices = true, isAnswered = false } = {}) {
  const done: { hidden: string[]; pending?: string; asked: string[] } = { hidden: [], asked: [] };
  const sheets: object[] = [];
  const html: { countryPending?: string; asked?: string } = {};
  const document = {
    currentScript: {
      dataset: {
        country: 'PH',
        ...(isAnswered && { answered: '' }),
        ...(prices ? { currency: 'PHP', url: '/page-data/products/a/page-data.json' } : { currency: '', url: '' }),
      },
    },
    documentElement: { dataset: html },
    createElement: () => ({}),
    head: { append: ({ href, rel, as }: Record<string, string>) => done.asked.push(`${rel} ${as} ${href}`) },
    adoptedStyleSheets: sheets,
  };
  const localStorage = {
    getItem() {
      if (stored instanceof Error) throw stored;
      return stored;
    },
  };
  class CSSStyleSheet {
    replaceSync(rule: string): void {
      done.hidden.push(rule);
    }
  }
  runInNewContext(COUNTRY_SCRIPT, { document, localStorage, CSSStyleSheet, location: { search } });
  return { ...done, pending: html.countryPending, isAsked: html.asked !== undefined };
}

test('another country hides the page’s amounts and asks for its data at once', () => {
  expect(runWith('{"countryCode":"US"}')).toEqual({
    hidden: ['[data-currency="PHP"],[data-served]{visibility:hidden}'],
    pending: 'US',
    isAsked: false,
    asked: ['preload fetch /page-data/products/a/page-data.US.json'],
  });
});

test('a page without prices hides the name of its country alone, and asks for nothing', () => {
  expect(runWith('{"countryCode":"US"}', { prices: false })).toEqual({
    hidden: ['[data-currency=""],[data-served]{visibility:hidden}'],
    pending: '',
    isAsked: false,
    asked: [],
  });
});

test.each([
  null,
  '',
  '{',
  'null',
  '7',
  '{"countryCode":"PH"}',
  '{"countryCode":"us"}',
  '{"countryCode":"../x"}',
  '{"countryCode":7}',
  new Error('Storage is blocked.'),
])('%s leaves the page as it was served', (stored) => {
  expect(runWith(stored)).toEqual({ hidden: [], pending: undefined, isAsked: false, asked: [] });
});

test('a page that is asked for something says so', () => {
  expect(runWith(null, { search: '?q=top' }).isAsked).toBe(true);
  expect(runWith(null, { search: '?q=' }).isAsked).toBe(false);
});

test('a page that came with its answer has nothing to wait for', () => {
  expect(runWith(null, { search: '?q=top', isAnswered: true }).isAsked).toBe(false);
});
