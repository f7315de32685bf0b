import { buildProducts } from '@bluebird-bay/commerce/catalogue/build-products.ts';
import type { wholeCatalogue } from '@bluebird-bay/commerce/catalogue/catalogue.ts';
import { buildCollections } from '@bluebird-bay/commerce/catalogue/collections.ts';
import { anotherLay } from '@bluebird-bay/commerce/catalogue/pictures.ts';
import { MAIN_COLLECTIONS, SEASONS } from '@bluebird-bay/storefront/src/features/collection/collection-families.ts';
import { dollPictures } from './doll-pictures.ts';
import { ownPictures, scenePictures } from './own-pictures.ts';
import { both, pictureName, type RequestedPicture, webp } from './picture-job.ts';

type Catalogue = ReturnType<typeof wholeCatalogue>;
type CatalogueProducts = ReturnType<typeof buildProducts>;

/** Cards a rail of the home page holds, and the pictures a card shows: at first, and under the pointer. */
const RAIL = 8;
const PER_CARD = 2;

const once = (pictures: readonly RequestedPicture[]): RequestedPicture[] => [
  ...new Map(pictures.map((picture) => [pictureName(picture), picture])).values(),
];

/** What the home page shows, in its order. */
export function homePictures(catalogueProducts: CatalogueProducts = buildProducts()): RequestedPicture[] {
  const collections = new Map(buildCollections(catalogueProducts).map((collection) => [collection.handle, collection]));
  const products = new Map(catalogueProducts.map((product) => [product.handle, product]));
  const headers = [...MAIN_COLLECTIONS, ...SEASONS].flatMap(({ handle }) => collections.get(handle)?.picture ?? []);
  const cards = ['new-arrivals', 'best-sellers'].flatMap((handle) =>
    (collections.get(handle)?.products ?? []).slice(0, RAIL).flatMap((product) => products.get(product) ?? []),
  );
  return once([
    ...both('s/hero', 1200, 1920),
    ...both('s/hero-mobile', 800),
    ...both('s/hero-tablet', 1200),
    ...both('s/hero-wide', 1920),
    ...headers.flatMap(({ spec }) => webp(spec, 400, 800)),
    ...cards.flatMap(({ pictures }) => pictures.slice(0, PER_CARD).flatMap(({ spec }) => webp(spec, 400, 800))),
    ...both('s/afterglow', 400, 800, 1200),
    ...both('s/city-sweetheart', 400, 800, 1200),
    ...webp('t/gingham-cherry', 400),
    ...webp('s/share', 1200),
  ]);
}

const WORN_BY = /^(p\/.+\/(?:model|low)-\d+)-[a-z]+$/;
const STICKERS = /^(p\/stickers\/.+\/flat-)(\d+)$/;

/**
 * The address of before, which emails and links elsewhere still ask for: of a worn picture when its seed alone said who wears
 * it, and of the second lay of stickers, when nobody did.
 */
const addressOfBefore = (spec: string): string =>
  spec
    .replace(WORN_BY, '$1')
    .replace(STICKERS, (_, sheet: string, seed: string) => `${sheet}${anotherLay(Number(seed))}`);

/** Every picture of a product that pages name or once named: nobody has others drawn. */
export function namedPictures({ products, collections }: Catalogue): ReadonlySet<string> {
  const named = [...products.flatMap(({ pictures }) => pictures), ...collections.map(({ picture }) => picture)];
  return new Set([...ownPictures(), ...named.flatMap(({ spec }) => [spec, addressOfBefore(spec)])]);
}

/** By cut, then colourway: what one process draws in a row shares templates and tiles. */
const inDrawingOrder = (pictures: readonly RequestedPicture[]): RequestedPicture[] =>
  [...pictures].sort((a, b) => (a.spec < b.spec ? -1 : Number(a.spec > b.spec)));

/** Every picture of the shop: the home page first, then what lists show, then the rest. */
export function allPictures(catalogueProducts: CatalogueProducts = buildProducts()): RequestedPicture[] {
  const firsts = catalogueProducts.flatMap(({ pictures }) => pictures.slice(0, 1));
  const others = catalogueProducts.flatMap(({ pictures }) => pictures.slice(1));
  const prints = [...new Set(catalogueProducts.map(({ print }) => print))];
  const headers = buildCollections(catalogueProducts).map(({ picture }) => picture.spec);
  return once([
    ...homePictures(catalogueProducts),
    ...inDrawingOrder(firsts.flatMap(({ spec }) => webp(spec, 400, 800))),
    ...prints.flatMap((print) => webp(`t/${print}`, 100, 400)),
    ...scenePictures(),
    ...headers.flatMap((spec) => webp(spec, 400, 800)),
    ...dollPictures(),
    ...inDrawingOrder(others.flatMap(({ spec }) => webp(spec, 400, 800))),
  ]);
}

/** The lists of pictures there are, by their names. */
export const SHOP_PICTURES = { home: homePictures, all: allPictures } as const;
