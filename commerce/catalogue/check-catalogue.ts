import { COLOURS } from '../domain/search/colour-families.ts';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import type { CatalogueCollection } from './collections.ts';
import { SLUG_EXCEPTIONS } from './extras.ts';

/** A row of the catalogue that cannot be sold as it stands: its slug, and what is wrong with it. */
export class BrokenRow extends Error {
  override readonly name = 'BrokenRow';
  readonly slug: string;
  readonly reason: string;

  constructor(slug: string, reason: string) {
    super(`${slug}: ${reason}`);
    this.slug = slug;
    this.reason = reason;
  }
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const COLLECTION_HANDLE = /^[a-z0-9]+([-_][a-z0-9]+)*$/;
const MOST_PICTURES = 10;
const FEWEST_PICTURES = 3;

const isPrice = (cents: number): boolean => Number.isSafeInteger(cents) && cents > 0;
const hasTwins = (values: readonly string[]): boolean => new Set(values).size < values.length;

/** What must hold of every product, and what to say where it does not. */
const PRODUCT_RULES: readonly (readonly [holds: (product: CatalogueProduct) => boolean, reason: string])[] = [
  [({ handle }) => SLUG.test(handle), 'is not a slug'],
  [
    ({ handle, style, kind, print }) => SLUG_EXCEPTIONS.has(handle) || handle === `${style}-${kind}-${print}`,
    'is not {style}-{kind}-{print}',
  ],
  [({ title }) => title.trim() !== '', 'has no title'],
  [({ story }) => story.trim() !== '', 'has no story'],
  [({ fabric, care }) => fabric !== '' && care !== '', 'has no fabric or care'],
  [({ colours }) => colours.length > 0 && colours.every((colour) => COLOURS.includes(colour)), 'has an unknown colour'],
  [({ variants }) => variants.length > 0, 'has no variant'],
  [({ variants }) => !hasTwins(variants.map(({ size }) => size)), 'has a size twice'],
  [({ variants }) => variants.every(({ openingStock }) => openingStock >= 0), 'has less than nothing in stock'],
  [
    ({ usd, variants }) => isPrice(usd) && variants.every((variant) => isPrice(variant.usd ?? usd)),
    'has a broken price',
  ],
  [
    ({ usd, wasUsd }) => wasUsd === undefined || (isPrice(wasUsd) && wasUsd > usd),
    'is reduced from less than it costs',
  ],
  [
    ({ pictures }) => pictures.length >= FEWEST_PICTURES && pictures.length <= MOST_PICTURES,
    `has fewer than ${FEWEST_PICTURES} or more than ${MOST_PICTURES} pictures`,
  ],
  [
    ({ pictures }) => pictures.every(({ alt }) => alt.trim() !== '') && !hasTwins(pictures.map(({ alt }) => alt)),
    'has a picture without words of its own',
  ],
  [({ weightGrams }) => weightGrams >= 0, 'weighs less than nothing'],
];

function checkProduct(product: CatalogueProduct, slugs: ReadonlySet<string>): void {
  const broken = PRODUCT_RULES.find(([holds]) => !holds(product));
  if (broken) throw new BrokenRow(product.handle, broken[1]);
  const stranger = [...product.siblings, ...product.matches].find((other) => !slugs.has(other));
  if (stranger !== undefined) throw new BrokenRow(product.handle, `refers to ${stranger}, which is not in the range`);
}

function checkCollection(
  { handle, title, description, products }: CatalogueCollection,
  slugs: ReadonlySet<string>,
): void {
  if (!COLLECTION_HANDLE.test(handle)) throw new BrokenRow(handle, 'is not a collection handle');
  if (title === '' || description === '') throw new BrokenRow(handle, 'has no title or words');
  if (products.length === 0) throw new BrokenRow(handle, 'holds no piece');
  if (hasTwins(products)) throw new BrokenRow(handle, 'holds a piece twice');
  const stranger = products.find((product) => !slugs.has(product));
  if (stranger !== undefined) throw new BrokenRow(handle, `holds ${stranger}, which is not in the range`);
}

function firstTwin(values: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return values.find((value) => seen.size === seen.add(value).size);
}

/** Throws the first {@link BrokenRow}; a catalogue that passes can be written without asking the database first. */
export function checkCatalogue({ products, collections }: Catalogue): void {
  const slugs = new Set(products.map(({ handle }) => handle));
  const twin = firstTwin(products.map(({ handle }) => handle)) ?? firstTwin(collections.map(({ handle }) => handle));
  if (twin !== undefined) throw new BrokenRow(twin, 'is there twice');
  const sku = firstTwin(products.flatMap(({ variants }) => variants.map((variant) => variant.sku)));
  if (sku !== undefined) throw new BrokenRow(sku, 'is the SKU of two variants');
  for (const product of products) checkProduct(product, slugs);
  for (const collection of collections) checkCollection(collection, slugs);
}
