import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import {
  collectionsHolding,
  findStock,
  type StockRecord,
  setOnHand,
  setPublished,
} from '../store/catalogue/staff-catalogue.ts';
import { announceStock } from '../store/catalogue/stock.ts';
import { announce } from '../store/outbox/shop-events.ts';
import { type Command, Refusal, type StaffContext } from './command.ts';
import { wholeNumber } from './read-options.ts';

const noSku = (sku: string): Refusal => new Refusal(`There is no piece with the SKU ${sku}.`);

const stockLine = ({ sku, title, optionValue, onHand, reserved }: StockRecord): string =>
  `${sku}: ${title}, ${optionValue}. ${onHand} on hand${reserved > 0 ? `, ${reserved} of them held by payments` : ''}.`;

const stockShow: Command = {
  name: 'stock show',
  takes: ['sku'],
  summary: 'how many pieces there are',
  async run([sku = ''], _options, { db }) {
    const stock = await findStock(db, sku);
    if (!stock) throw noSku(sku);
    return [stockLine(stock)];
  },
};

const stockSet: Command = {
  name: 'stock set',
  takes: ['sku', 'pieces'],
  summary: 'set how many pieces are on hand',
  async run([sku = '', items = ''], _options, { db }) {
    const onHand = wholeNumber(items, 'The number of pieces', 0, 1_000_000);
    return withTx(db, async (tx) => {
      const stock = await findStock(tx, sku, true);
      if (!stock) throw noSku(sku);
      if (onHand < stock.reserved)
        throw new Refusal(
          `${stock.reserved} pieces are held by payments under way; try again in a quarter of an hour.`,
        );
      await setOnHand(tx, stock.variantId, onHand);
      await announceStock(tx, new Map([[stock.variantId, onHand - stock.onHand]]));
      return commit([stockLine({ ...stock, onHand })]);
    });
  },
};

/** A product's own page changes, and every list it hangs in. */
async function publish({ db }: StaffContext, handle: string, isPublished: boolean): Promise<string> {
  return withTx(db, async (tx) => {
    const product = await setPublished(tx, handle, isPublished);
    if (!product) throw new Refusal(`There is no product ${handle}.`);
    const collections = await collectionsHolding(tx, product.id);
    await announce(tx, [
      { topic: 'products/update', payload: { productId: product.id } },
      ...collections.map((collectionId) => ({ topic: 'collections/update' as const, payload: { collectionId } })),
    ]);
    return commit(product.title);
  });
}

const productPublish: Command = {
  name: 'product publish',
  takes: ['handle'],
  summary: 'put a product into the shop, whatever a release brings',
  run: async ([handle = ''], _options, context) => [`${await publish(context, handle, true)} is in the shop.`],
};

const productUnpublish: Command = {
  name: 'product unpublish',
  takes: ['handle'],
  summary: 'take a product out of the shop, whatever a release brings',
  run: async ([handle = ''], _options, context) => [`${await publish(context, handle, false)} is out of the shop.`],
};

export const catalogueCommands: readonly Command[] = [stockShow, stockSet, productPublish, productUnpublish];
