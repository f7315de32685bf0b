import { findMenu, type MenuItemRecord } from '../../store/content/menus.ts';
import type { RequestContext } from '../context.ts';
import type { MenuItemResolvers, MenuResolvers, QueryRootResolvers } from '../generated/resolvers.ts';
import { globalId, typed } from '../ids/global-id.ts';
import { storefrontUrl } from '../urls/storefront-url.ts';
import { pageByHandle } from './page.ts';

/** What an entry leads to; null for an address, and for what is no longer there. */
async function resourceOf({ type, resourceHandle }: MenuItemRecord, context: RequestContext) {
  if (resourceHandle === null) return null;
  const loaders = context.catalogue(context.currency);
  if (type === 'COLLECTION') {
    const collection = (await loaders.readModel()).collectionByHandle.get(resourceHandle);
    return collection ? typed('Collection', collection) : null;
  }
  if (type === 'PRODUCT') {
    const product = await loaders.productByHandle.load(resourceHandle);
    return product ? typed('Product', product) : null;
  }
  const page = await pageByHandle(resourceHandle, context);
  return page ? typed('Page', page) : null;
}

export const Menu: MenuResolvers = {
  handle: (menu) => menu.handle,
  id: (menu) => globalId('Menu', menu.handle),
  items: (menu) => [...menu.items],
  itemsCount: (menu) => menu.count,
  title: (menu) => menu.title,
};

export const MenuItem: MenuItemResolvers = {
  id: (item) => globalId('MenuItem', item.id),
  items: (item) => [...item.items],
  resource: (item, _args, context) => resourceOf(item, context),
  resourceId: async (item, _args, context) => {
    const resource = await resourceOf(item, context);
    return resource && globalId(resource.__typename, resource.id);
  },
  // Entries of collections filtered by tags: there are none.
  tags: () => [],
  title: (item) => item.title,
  type: (item) => item.type,
  url: ({ target }, _args, { shopOrigin }) => storefrontUrl(shopOrigin, target),
};

export const menuQueries = {
  menu: async (_root, { handle }, { db }) => (await findMenu(db, handle)) ?? null,
} satisfies QueryRootResolvers;
