import type { CommerceDb } from '../store/commerce-database.ts';
import { aProduct, type ProductIds } from './a-product.ts';

/** The gift, the extras and a product of the collaboration, as the catalogue has them. */
export interface ShopGifts {
  pouch: ProductIds;
  stickersAu: ProductIds;
  stickersGb: ProductIds;
  /** 57.50 in US dollars: two of them earn the gift. */
  doll: ProductIds;
}

/** Stores the products that the rules of gifts know by their handles. */
export async function shopGifts(db: CommerceDb): Promise<ShopGifts> {
  const one = { sizes: ['One Size'] };
  return {
    pouch: await aProduct(db, {
      ...one,
      handle: 'marlo-dolls-mini-pouch',
      title: 'Mini Pouch',
      kind: 'pouch',
      price: 1500,
    }),
    stickersAu: await aProduct(db, { ...one, handle: 'bluebird-sticker-pack-au', kind: 'sticker-pack', price: 600 }),
    stickersGb: await aProduct(db, { ...one, handle: 'bluebird-sticker-pack-gb', kind: 'sticker-pack', price: 600 }),
    doll: await aProduct(db, {
      handle: 'kaila-top-alley-kat',
      price: 5750,
      variantMetafields: [{ key: 'promo', type: 'single_line_text_field', value: 'marlo-dolls' }],
    }),
  };
}
