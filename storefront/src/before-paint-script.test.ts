import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { BEFORE_PAINT_SCRIPT } from './before-paint-script.ts';
import { CART_ID_KEY } from './features/cart/session/stored-cart-id.ts';
import { tidySearch } from './features/search/search-terms.ts';
import { TOKEN_KEY } from './features/session/stored-token.ts';
import { SUITCASE_KEY } from './features/suitcase/packed.ts';
import { WISHLIST_KEY } from './features/wishlist/wishlist-store.ts';

/** Runs the script in the head of a page in Philippine pesos; what it did to the page. */
function runWith(
  stored: string | null | Error,
  { search = '', prices = true, isAnswered = false, kept = {} as Readonly<Record<string, string>> } = {},
) {
  const done: { hidden: string[]; pending?: string; asked: string[] } = { hidden: [], asked: [] };
  const sheets: object[] = [];
  const html: {
    countryPending?: string;
    asked?: string;
    cartId?: string;
    visitorWishlist?: string;
    suitcase?: string;
    customerAccessToken?: string;
  } = {};
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
    getItem(key: string) {
      if (stored instanceof Error) throw stored;
      return key === 'userCountry' ? stored : (kept[key] ?? null);
    },
  };
  class CSSStyleSheet {
    replaceSync(rule: string): void {
      done.hidden.push(rule);
    }
  }
  runInNewContext(BEFORE_PAINT_SCRIPT, {
    document,
    localStorage,
    CSSStyleSheet,
    URLSearchParams,
    location: { search },
  });
  const isHolding = (['cartId', 'visitorWishlist', 'suitcase', 'customerAccessToken'] as const).filter(
    (key) => html[key] !== undefined,
  );
  return { ...done, pending: html.countryPending, isAsked: html.asked !== undefined, isHolding };
}

test('another country hides the page’s amounts and asks for its data at once', () => {
  expect(runWith('{"countryCode":"US"}')).toEqual({
    hidden: ['[data-currency="PHP"],[data-served]{visibility:hidden}'],
    pending: 'US',
    isAsked: false,
    isHolding: [],
    asked: ['preload fetch /page-data/products/a/page-data.US.json'],
  });
});

test('a page without prices hides the name of its country alone, and asks for nothing', () => {
  expect(runWith('{"countryCode":"US"}', { prices: false })).toEqual({
    hidden: ['[data-currency=""],[data-served]{visibility:hidden}'],
    pending: '',
    isAsked: false,
    isHolding: [],
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
  expect(runWith(stored)).toEqual({ hidden: [], pending: undefined, isAsked: false, isHolding: [], asked: [] });
});

test('a page that is asked for something says so', () => {
  expect(runWith(null, { search: '?q=top' }).isAsked).toBe(true);
  expect(runWith(null, { search: '?q=' }).isAsked).toBe(false);
});

test.each([
  '?q=top',
  '?utm_source=mail&q=%20wrap+skirt',
  '?q=++%00+%C3%A9',
  '?q=0',
  '',
  '?page=2',
  '?q',
  '?q=',
  '?q=&page=2',
  '?q=&q=top',
  '?q=+',
  '?q=%20%20',
  '?q=%09',
  '?q=%00',
  '?q=%E2%80%8B+%C2%AD',
  '?seq=top',
  '?q=%zz',
])('%s is asked for something where the search page finds words in it (CNT-014)', (search) => {
  expect(runWith(null, { search }).isAsked).toBe(tidySearch(search) !== '');
});

test('a page that came with its answer has nothing to wait for', () => {
  expect(runWith(null, { search: '?q=top', isAnswered: true }).isAsked).toBe(false);
});

describe('what the browser keeps', () => {
  const holds = (kept: Readonly<Record<string, string>>, search?: string) => {
    const { isHolding } = runWith(null, { kept, ...(search && { search }) });
    return isHolding;
  };

  test('is nothing at first, or once everything was taken out', () => {
    expect(holds({})).toEqual([]);
    expect(holds({ [WISHLIST_KEY]: '{"visitorWishlist":[]}', [SUITCASE_KEY]: '[]' })).toEqual([]);
  });

  test('is told before anything is painted', () => {
    expect(holds({ [WISHLIST_KEY]: '{"visitorWishlist":[{"handle":"kaila-top-zebra"}]}' })).toEqual([
      'visitorWishlist',
    ]);
    expect(holds({ [CART_ID_KEY]: 'gid://shopify/Cart/1?key=2' })).toEqual(['cartId']);
    expect(holds({ [SUITCASE_KEY]: '[{"handle":"kaila-top-zebra"}]' })).toEqual(['suitcase']);
    expect(holds({ [TOKEN_KEY]: '{"accessToken":"abc","expiresAt":"2030-01-01T00:00:00Z"}' })).toEqual([
      'customerAccessToken',
    ]);
  });

  test('may stand in the address', () => {
    expect(holds({}, '?pieces=kaila-top-zebra')).toEqual([
      'cartId',
      'visitorWishlist',
      'suitcase',
      'customerAccessToken',
    ]);
  });
});
