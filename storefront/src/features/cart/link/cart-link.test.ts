import { describe, expect, it } from 'vitest';
import { cartLink } from './cart-link.ts';

const lines = (text: string, search = '') => {
  const { items, ...link } = cartLink({ pathname: `/cart/${encodeURIComponent(text)}/`, search });
  return {
    ...link,
    items: items.map(({ merchandiseId, quantity }) => [
      merchandiseId.replace('gid://shopify/ProductVariant/', ''),
      quantity,
    ]),
  };
};

describe('a link to the bag', () => {
  it.each([
    ['42:1', [['42', 1]]],
    [
      '42:1,43:2',
      [
        ['42', 1],
        ['43', 2],
      ],
    ],
    ['42:1,42:2', [['42', 3]]],
    ['9007199254740993:1', [['9007199254740993', 1]]],
    ['42:500', [['42', 99]]],
    ['42:60,42:60', [['42', 99]]],
    ['42:0,43:1', [['43', 1]]],
    ['42,43:1', [['43', 1]]],
    ['42:1.5,42:-1,42:1e3,:1,42:,a:1', []],
    ['99999999999999999999:1', []],
    ['c', []],
  ])('with %s brings %j', (text, items) => {
    expect(lines(text)).toEqual({ kind: 'pieces', items, code: '', isTooLong: false, to: '/my-cart/' });
  });

  it('brings a code along', () => {
    expect(lines('42:1', '?discount=+HelloBay+&note=hi').code).toBe('HelloBay');
  });

  it('brings fifty different pieces at most, and says so', () => {
    const text = Array.from({ length: 51 }, (_, at) => `${at + 1}:1`).join();
    expect(lines(text).items).toHaveLength(50);
    expect(lines(text).isTooLong).toBe(true);
  });

  it.each([
    ['?id=42', [['42', 1]]],
    ['?id=42&quantity=2', [['42', 2]]],
    [
      '?id=42&id=43',
      [
        ['42', 1],
        ['43', 1],
      ],
    ],
    [
      '?items[0][id]=42&items[1][id]=43&items%5B1%5D%5Bquantity%5D=2',
      [
        ['42', 1],
        ['43', 2],
      ],
    ],
    [
      '?id=42&quantity=1&id=43&quantity=3&id=44',
      [
        ['42', 1],
        ['43', 3],
        ['44', 1],
      ],
    ],
    [
      '?id[]=42&id[]=43&quantity[]=2&quantity[]=3',
      [
        ['42', 2],
        ['43', 3],
      ],
    ],
    ['?id=42,43', []],
    ['', []],
  ])('by the old form, add%s, brings %j', (search, items) => {
    expect(lines('add', search).items).toEqual(items);
  });
});

describe('a link with a code', () => {
  const to = (search: string): string => cartLink({ pathname: '/discount/HELLOBAY', search }).to;

  it('is read as it is written, without the blanks around it', () => {
    expect(cartLink({ pathname: '/discount/%20Hello%20Bay%20/', search: '' })).toEqual({
      kind: 'code',
      items: [],
      code: 'Hello Bay',
      isTooLong: false,
      to: '/',
    });
    expect(cartLink({ pathname: `/discount/${'A'.repeat(5_000)}`, search: '' }).code).toHaveLength(100);
  });

  it.each([
    ['?redirect=/collections/tops/', '/collections/tops/'],
    ['?redirect=%2Fcollections%2Ftops%2F%3Fsize%3DM%23list', '/collections/tops/?size=M#list'],
    ['?return_to=/products/kaila-top-citrus/', '/products/kaila-top-citrus/'],
    ['?redirect=/%252F/evil.example', '/%2F/evil.example'],
    ['?redirect=/cart', '/my-cart/'],
    ['?redirect=/Cart', '/my-cart/'],
    ['?redirect=/en/cart', '/my-cart/'],
    ['?redirect=/pt-BR/Checkout/', '/my-cart/'],
    ['?redirect=/pages/cart', '/pages/cart'],
    ['?redirect=/checkout/?utm_source=letter', '/my-cart/'],
    ['?redirect=/collections/../help/', '/help/'],
  ])('leads on within the shop: %s', (search, address) => expect(to(search)).toBe(address));

  it.each([
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '/./\\evil.example/..//evil.example',
    '/..//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'evil.example',
    ' //evil.example',
    '%2F%2Fevil.example',
    '/\\/[',
    decodeURIComponent('/%2F/evil.example'),
    '',
  ])('leads nowhere else: %j', (target) => {
    expect(to(`?redirect=${encodeURIComponent(target)}`)).toBe('/');
  });
});
