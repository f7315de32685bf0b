import { policyKindOf } from '../../domain/content/policy-kinds.ts';
import type { CollectionRecord } from '../../store/catalogue/collections.ts';
import { findPicture, type PictureRecord } from '../../store/catalogue/product-pictures.ts';
import type { ProductRecord } from '../../store/catalogue/product-record.ts';
import type { VariantRecord } from '../../store/catalogue/variants.ts';
import type { ArticleRecord, BlogRecord, PageRecord, PolicyRecord } from '../../store/content/content.ts';
import {
  findMenu,
  findMenuItem,
  findRedirect,
  type MenuItemRecord,
  type MenuRecord,
  type RedirectRecord,
} from '../../store/content/menus.ts';
import type { OrderHead } from '../../store/order/order-record.ts';
import { badInput } from '../bad-input.ts';
import { parseCartLineId } from '../cart/cart-id.ts';
import type { CartLineSource, CartSource } from '../cart/cart-source.ts';
import { findOpenCart } from '../cart/query.ts';
import { contentOf } from '../content/content.ts';
import type { RequestContext } from '../context.ts';
import type { QueryRootResolvers } from '../generated/resolvers.ts';
import { parseGlobalId, rowIdOf, type Typed, typed } from '../ids/global-id.ts';
import { specOfMediaImage } from '../image/media-image.ts';
import { MARKET, type MarketSource } from '../localization/localization.ts';
import { findMetafield } from '../metafield/find-metafield.ts';
import type { MetafieldSource } from '../metafield/metafield-source.ts';
import { orderOf } from '../order/order-id.ts';
import type { OptionSource, OptionValueSource } from '../product/option.ts';
import { policyOf, SHOP, type ShopDetails } from '../shop/shop-details.ts';

/** What an id names; null where there is no such thing, and for what only its owner may see. */
async function nodeOf(id: string, context: RequestContext): Promise<NodeSource | null> {
  const parsed = parseGlobalId(id);
  if (!parsed) throw badInput(`Invalid global id '${id}'`);
  return findNode(parsed.type, id, context);
}

export const nodeQueries = {
  node: (_root, { id }, context) => nodeOf(id, context),
  nodes: (_root, { ids }, context) => Promise.all(ids.map((id) => nodeOf(id, context))),
} satisfies QueryRootResolvers;

/** What can be fetched by its id alone. */
export type NodeSource =
  | Typed<'Article', ArticleRecord>
  | Typed<'Blog', BlogRecord>
  | Typed<'Cart', CartSource>
  | Typed<'CartLine', CartLineSource>
  | Typed<'Collection', CollectionRecord>
  | Typed<'Market', MarketSource>
  | Typed<'MediaImage', PictureRecord>
  | Typed<'Menu', MenuRecord>
  | Typed<'MenuItem', MenuItemRecord>
  | Typed<'Metafield', MetafieldSource>
  | Typed<'Order', OrderHead>
  | Typed<'Page', PageRecord>
  | Typed<'Product', ProductRecord>
  | Typed<'ProductOption', OptionSource>
  | Typed<'ProductOptionValue', OptionValueSource>
  | Typed<'ProductVariant', VariantRecord>
  | Typed<'Shop', ShopDetails>
  | Typed<'ShopPolicy', PolicyRecord>
  | Typed<'UrlRedirect', RedirectRecord>;

const maybe = <Name extends string, Source extends object>(name: Name, source: Source | null | undefined) =>
  source ? typed(name, source) : null;

const productOf = async (id: number, context: RequestContext): Promise<ProductRecord | undefined> =>
  context.catalogue(context.currency).publishedProductById.load(id);

async function lineOf(id: string, context: RequestContext): Promise<NodeSource | null> {
  const parts = parseCartLineId(id);
  const cart = parts && (await findOpenCart(context, { token: parts.cartToken, secret: undefined }));
  const line = cart?.lines.find((candidate) => candidate.id === parts?.lineId);
  return cart && line ? typed('CartLine', { line, cart }) : null;
}

/** The value of a product's option: '<product>-<place from 1>'. */
async function optionValueOf(id: string, context: RequestContext): Promise<NodeSource | null> {
  const [, productId, place] = /^([1-9]\d{0,14})-([1-9]\d{0,3})$/.exec(parseGlobalId(id)?.rest ?? '') ?? [];
  const product = productId === undefined ? undefined : await productOf(Number(productId), context);
  const value = product?.optionValues[Number(place) - 1];
  return product && value !== undefined ? typed('ProductOptionValue', { product, value }) : null;
}

/** What has no row of its own: found by the whole id. */
async function findByName(type: string, id: string, context: RequestContext): Promise<NodeSource | null> {
  const { rest = '' } = parseGlobalId(id) ?? {};
  switch (type) {
    case 'Cart':
      return maybe(type, await findOpenCart(context, id));
    case 'CartLine':
      return lineOf(id, context);
    case 'MediaImage':
      return maybe(type, await findPicture(context.db, specOfMediaImage(rest)));
    case 'Menu':
      return maybe(type, await findMenu(context.db, rest));
    case 'Metafield':
      return maybe(type, await findMetafield(rest, context));
    case 'Order':
      return maybe(type, await orderOf(id, context));
    case 'ProductOptionValue':
      return optionValueOf(id, context);
    case 'Market':
      return rest === '1' ? typed(type, MARKET) : null;
    case 'Shop':
      return rest === '1' ? typed(type, SHOP) : null;
    case 'ShopPolicy': {
      const kind = policyKindOf(rest);
      return kind ? maybe(type, await policyOf(kind, context)) : null;
    }
    default:
      // addresses and gift cards open through their owner alone; of the rest the shop gives no ids
      return null;
  }
}

/** What a global id of this type names. */
export async function findNode(type: string, id: string, context: RequestContext): Promise<NodeSource | null> {
  const rowId = rowIdOf(type, id);
  if (rowId === undefined) return findByName(type, id, context);
  const isIt = (record: { id: number }): boolean => record.id === rowId;
  const loaders = context.catalogue(context.currency);
  switch (type) {
    case 'Product':
      return maybe(type, await loaders.publishedProductById.load(rowId));
    case 'ProductVariant':
      return maybe(type, await loaders.publishedVariantById.load(rowId));
    case 'ProductOption': {
      const product = await productOf(rowId, context);
      return product ? typed(type, { product }) : null;
    }
    case 'Collection':
      return maybe(type, (await loaders.readModel()).collectionById.get(rowId));
    case 'Page':
      return maybe(type, (await contentOf(context).pages()).find(isIt));
    case 'Blog':
      return maybe(type, (await contentOf(context).blogs()).find(isIt));
    case 'Article':
      return maybe(type, (await contentOf(context).articles()).find(isIt));
    case 'MenuItem':
      return maybe(type, await findMenuItem(context.db, rowId));
    case 'UrlRedirect':
      return maybe(type, await findRedirect(context.db, rowId));
    default:
      return findByName(type, id, context);
  }
}
