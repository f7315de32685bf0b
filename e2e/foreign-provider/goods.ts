import { connection, type Range } from './connections.ts';

/** Where a question comes from: the country whose prices are wanted, as the provider took it. */
export interface Asked {
  country: string;
}

/** Currency, and what a dollar of this shop is in it, by country. Its home is the first; the Philippines are not among them. */
const RATES: Readonly<Record<string, readonly [currency: string, rate: number]>> = {
  CA: ['CAD', 1],
  US: ['USD', 0.75],
  GB: ['GBP', 0.5],
  DE: ['EUR', 0.6],
  JP: ['JPY', 110],
  AE: ['AED', 2.7],
  AL: ['ALL', 67],
  AM: ['AMD', 284],
  AU: ['AUD', 1.1],
  BD: ['BDT', 87],
  BO: ['BOB', 5.1],
  BW: ['BWP', 10],
  CH: ['CHF', 0.6],
  CN: ['CNY', 5.2],
  CR: ['CRC', 378],
  CZ: ['CZK', 15],
  DK: ['DKK', 4.7],
  EG: ['EGP', 35],
  GE: ['GEL', 2],
  HK: ['HKD', 5.6],
  HU: ['HUF', 246],
  ID: ['IDR', 12_000],
  IL: ['ILS', 2.5],
  IN: ['INR', 64],
  IS: ['ISK', 92],
  KR: ['KRW', 1_050],
  MA: ['MAD', 6.7],
  MX: ['MXN', 13.5],
  MY: ['MYR', 3.1],
  NG: ['NGN', 1_080],
  NO: ['NOK', 7.3],
  NZ: ['NZD', 1.3],
  PE: ['PEN', 2.6],
  PL: ['PLN', 2.7],
  RO: ['RON', 3.2],
  SE: ['SEK', 7],
  SG: ['SGD', 0.95],
  TH: ['THB', 24],
  UY: ['UYU', 29],
  VN: ['VND', 19_000],
};

const nameOf = { region: named('region'), currency: named('currency') };

function named(type: 'region' | 'currency'): (code: string) => string {
  const names = new Intl.DisplayNames('en', { type });
  return (code) => names.of(code) ?? code;
}

/** Where this shop sells: forty countries, of as many currencies. */
export const COUNTRIES = Object.entries(RATES).map(([isoCode, [currency]]) => ({
  isoCode,
  name: nameOf.region(isoCode),
  currency: { isoCode: currency, name: nameOf.currency(currency), symbol: '$' },
}));

/** The country whose prices are given: home where nothing is sold. */
export const countryIn = (code: string | null | undefined): Asked['country'] =>
  code && Object.hasOwn(RATES, code) ? code : 'CA';

/** As the provider writes amounts: at least one decimal. */
export function money(dollars: number, { country }: Asked) {
  const [currency, rate] = RATES[country] ?? ['CAD', 1];
  const amount = Math.round(dollars * rate * 100) / 100;
  return { amount: Number.isInteger(amount) ? `${amount}.0` : String(amount), currencyCode: currency };
}

interface Picture {
  path: string;
  altText: string | null;
}

interface Plan {
  title: string;
  handle: string;
  dollars: number;
  wasDollars?: number;
  html: string;
  type?: string;
  tags?: string[];
  pictures?: Picture[];
  options?: { name: string; values: string[] }[];
  /** Of each variant; null: it is not told. */
  stock?: number | null;
}

const SIZES = Array.from({ length: 10 }, (_, at) => `Size ${34 + at * 2}`);
const COLOURS = ['Anthrazit', 'Bordeaux', 'Curry', 'Denim', 'Ecru', 'Flieder', 'Gold', 'Himmel', 'Indigo', 'Jade'];

/** Goods that have nothing of ours: no metafields, no pictures, writing from the right, a hundred variants, nothing left. */
const PLANS: readonly Plan[] = [
  {
    title: 'بدلة سباحة زرقاء',
    handle: 'بدلة-سباحة',
    dollars: 79.5,
    html: '<p>بدلة سباحة مريحة <strong>وسريعة الجفاف</strong>.</p>',
  },
  {
    title: 'Rettungsring “Sylt” <XXL>',
    handle: 'rettungsring-sylt',
    dollars: 120,
    wasDollars: 160,
    type: 'Schwimmhilfe',
    tags: ['Neu', 'hello & goodbye'],
    html: '<h2>Für die See</h2><ul><li>hält</li><li>schwimmt</li></ul><p>Größe <em>nach Wahl</em> &amp; Farbe.</p><script>alert(1)</script><table><tr><td>Maße</td><td>1 m</td></tr></table>',
    pictures: [
      { path: 'ring-1', altText: null },
      { path: 'ring-2', altText: 'Ein Ring im Wasser' },
    ],
    options: [
      { name: 'Farbe', values: COLOURS },
      { name: 'Größe', values: SIZES },
    ],
    stock: 40,
  },
  {
    title: 'Towel, the last of its kind',
    handle: 'last-towel',
    dollars: 30,
    html: '',
    type: '',
    pictures: [{ path: 'towel', altText: 'A towel' }],
    stock: 0,
  },
];

export interface Goods {
  products: readonly ReturnType<typeof productOf>[];
  collections: readonly ReturnType<typeof collectionOf>[];
}

const NEXT_ID = 9_007_199_000_000;

function imageOf({ path, altText }: Picture, pictures: string, id: number) {
  const original = `${pictures}/s/files/1/0001/files/${path}.svg?v=1753142400`;
  return {
    id: `gid://shopify/ProductImage/${id}`,
    altText,
    width: 1200,
    height: 1500,
    originalSrc: original,
    src: original,
    transformedSrc: original,
    url: ({ transform }: { transform?: { maxWidth?: number } | null }) =>
      transform?.maxWidth ? `${original}&width=${transform.maxWidth}` : original,
  };
}

function productOf(plan: Plan, at: number, pictures: string) {
  const id = NEXT_ID + at * 1_000;
  const images = (plan.pictures ?? []).map((picture, index) => imageOf(picture, pictures, id + index));
  const { options = [{ name: 'Title', values: ['Default Title'] }], stock = null, dollars, wasDollars } = plan;
  const choices = options.reduce<{ name: string; value: string }[][]>(
    (found, { name, values }) => found.flatMap((before) => values.map((value) => [...before, { name, value }])),
    [[]],
  );
  const price = (_: unknown, asked: Asked) => money(dollars, asked);
  const was = (_: unknown, asked: Asked) => (wasDollars === undefined ? null : money(wasDollars, asked));
  const range = (of: number) => (_: unknown, asked: Asked) => ({
    minVariantPrice: money(of, asked),
    maxVariantPrice: money(of, asked),
  });
  const product = {
    __typename: 'Product',
    id: `gid://shopify/Product/${id}`,
    handle: plan.handle,
    title: plan.title,
    description: plan.html.replace(/<[^>]*>/g, ' '),
    descriptionHtml: plan.html,
    productType: plan.type ?? '',
    vendor: 'Nordsee GmbH',
    tags: plan.tags ?? [],
    createdAt: '2026-01-02T03:04:05Z',
    updatedAt: '2026-02-03T04:05:06Z',
    availableForSale: stock !== 0,
    isGiftCard: false,
    onlineStoreUrl: null,
    priceRange: range(dollars),
    compareAtPriceRange: range(wasDollars ?? 0),
    images: (asked: Range) => connection(images, asked),
    featuredImage: images[0] ?? null,
    options: options.map(({ name, values }) => ({ id: `${id}-${name}`, name, values })),
    metafield: null,
    variants: (asked: Range) => connection(variants, asked),
  };
  const variants = choices.map((selectedOptions, index) => ({
    __typename: 'ProductVariant',
    id: `gid://shopify/ProductVariant/${id + index}`,
    title: selectedOptions.map(({ value }) => value).join(' / '),
    availableForSale: stock !== 0,
    quantityAvailable: stock,
    currentlyNotInStock: false,
    selectedOptions,
    sku: null,
    price,
    compareAtPrice: was,
    image: images[0] ?? null,
    metafield: null,
    product,
    dollars,
  }));
  return { ...product, variantList: variants };
}

function collectionOf(handle: string, title: string, products: Goods['products']) {
  return {
    __typename: 'Collection',
    id: `gid://shopify/Collection/${handle.length * 1_000_003}`,
    handle,
    title,
    description: 'Alles, was schwimmt.',
    descriptionHtml: '<p>Alles, was schwimmt.</p>',
    updatedAt: '2026-02-03T04:05:06Z',
    image: null,
    products: (asked: Range) => connection(products, asked),
  };
}

/** A shop of three products, or of so many more; `pictures` is the origin they come from. */
export function makeGoods(count: number, pictures: string, further: readonly string[] = []): Goods {
  const plans = Array.from({ length: count }, (_, at): Plan => {
    const plan = PLANS[at % PLANS.length];
    if (!plan) throw new Error('There are no plans.');
    const round = Math.floor(at / PLANS.length);
    return round === 0 ? plan : { ...plan, handle: `${plan.handle}-${round}`, title: `${plan.title} ${round}` };
  });
  const products = plans.map((plan, at) => productOf(plan, at, pictures));
  return {
    products,
    collections: [
      collectionOf('frontpage', 'Startseite', products),
      collectionOf('sommer', 'Sommer', products),
      collectionOf('leer', 'Leer', []),
      ...further.map((handle) => collectionOf(handle, handle, products)),
    ],
  };
}
