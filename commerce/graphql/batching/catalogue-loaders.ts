import type { CatalogueReadModel, CatalogueReadModelSource } from '../../store/catalogue/catalogue-read-model.ts';
import { type CollectionRecord, collectionsOfProducts } from '../../store/catalogue/collections.ts';
import { type Merchandise, merchandiseByIds } from '../../store/catalogue/merchandise.ts';
import {
  type MetafieldHolderKey,
  type MetafieldRecord,
  metafieldsOfHolders,
} from '../../store/catalogue/metafields.ts';
import { type PictureRecord, picturesOfProducts } from '../../store/catalogue/product-pictures.ts';
import type { ProductRecord } from '../../store/catalogue/product-record.ts';
import { productsByHandles, productsByIds, publishedProductsByIds } from '../../store/catalogue/products.ts';
import {
  publishedVariantsByIds,
  type VariantRecord,
  variantsByIds,
  variantsOfProducts,
} from '../../store/catalogue/variants.ts';
import type { CommerceDb } from '../../store/commerce-database.ts';
import type { MetafieldOwner } from '../../store/tables.ts';
import { type Batcher, createBatcher } from './batcher.ts';

/** The catalogue as one request reads it, priced in one currency; every list of keys is one statement. */
export interface CatalogueLoaders {
  /** Whether or not it is in the shop: a cart or an order may hold what has left it. The same of variants. */
  productById: Batcher<number, ProductRecord>;
  publishedProductById: Batcher<number, ProductRecord>;
  productByHandle: Batcher<string, ProductRecord>;
  variantById: Batcher<number, VariantRecord>;
  publishedVariantById: Batcher<number, VariantRecord>;
  /** A variant with what is shown of it in a cart; its product and pictures need not be read again. */
  merchandiseById: Batcher<number, Merchandise>;
  variantsOfProduct: Batcher<number, VariantRecord[]>;
  collectionsOfProduct: Batcher<number, CollectionRecord[]>;
  picturesOfProduct: Batcher<number, PictureRecord[]>;
  metafieldsOf: Readonly<Record<MetafieldOwner, Pick<Batcher<number, MetafieldRecord[]>, 'load'>>>;
  /** Collections, and what lists are made of; one statement however many lists a request makes. */
  readModel(): Promise<CatalogueReadModel>;
}

const byId = <Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> =>
  new Map(rows.map((row) => [row.id, row]));

const byHandle = <Row extends { handle: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.handle, row]));

/** Fresh loaders; they remember what they read, so they live as long as a request and no longer. */
export function createCatalogueLoaders(
  db: CommerceDb,
  readModel: CatalogueReadModelSource,
  currency: string,
  signal: AbortSignal,
): CatalogueLoaders {
  let reading: Promise<CatalogueReadModel> | undefined;
  const productById = createBatcher(
    async (ids: readonly number[]) => byId(await productsByIds(db, ids, currency)),
    signal,
  );
  const picturesOfProduct = createBatcher((ids: readonly number[]) => picturesOfProducts(db, ids), signal);
  /** What belongs to merchandise has come with it. */
  function unpack({ productId, product, pictures }: Merchandise): void {
    productById.prime(productId, product);
    picturesOfProduct.prime(productId, pictures);
  }
  const loaded = createBatcher(async (ids: readonly number[]) => {
    const read = await merchandiseByIds(db, ids, currency);
    for (const one of read) unpack(one);
    return byId(read);
  }, signal);
  const merchandiseById: Batcher<number, Merchandise> = {
    load: loaded.load,
    prime(id, merchandise) {
      loaded.prime(id, merchandise);
      unpack(merchandise);
    },
  };
  // One for all of them: those of a list's variants and of their products come together.
  const metafields = createBatcher(
    (holders: readonly MetafieldHolderKey[]) => metafieldsOfHolders(db, holders),
    signal,
  );
  const metafieldsOf = (owner: MetafieldOwner) => ({ load: (id: number) => metafields.load(`${owner} ${id}`) });

  return {
    productById,
    publishedProductById: createBatcher(async (ids) => {
      const found = await publishedProductsByIds(db, ids, currency);
      for (const product of found) productById.prime(product.id, product);
      return byId(found);
    }, signal),
    productByHandle: createBatcher(async (handles) => byHandle(await productsByHandles(db, handles, currency)), signal),
    variantById: createBatcher(async (ids) => byId(await variantsByIds(db, ids, currency)), signal),
    publishedVariantById: createBatcher(async (ids) => byId(await publishedVariantsByIds(db, ids, currency)), signal),
    variantsOfProduct: createBatcher((ids) => variantsOfProducts(db, ids, currency), signal),
    collectionsOfProduct: createBatcher((ids) => collectionsOfProducts(db, ids, currency), signal),
    picturesOfProduct,
    merchandiseById,
    metafieldsOf: {
      product: metafieldsOf('product'),
      variant: metafieldsOf('variant'),
      collection: metafieldsOf('collection'),
    },
    readModel() {
      reading ??= readModel.read(currency);
      return reading;
    },
  };
}
