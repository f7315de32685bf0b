import { paths } from '../paths.ts';
import { SitemapCollections, SitemapProducts } from '../storefront-api/generated/operations.ts';
import type { SitemapPage, SitemapPart } from '../storefront-renderer.ts';
import { everyNode } from './catalogue/every-node.ts';
import { providerData } from './catalogue/provider-data.ts';
import { listPages } from './list-pages.ts';
import type { PageDataContext } from './page-data.ts';

async function products({ api, country }: PageDataContext): Promise<SitemapPage[]> {
  const nodes = await everyNode(
    async (after) => providerData(await api.request(SitemapProducts, { country, after })).products,
  );
  return nodes.map(({ handle, updatedAt, images }) => ({
    address: paths.product(handle),
    changed: updatedAt,
    pictures: images.nodes.map(({ url }) => url),
  }));
}

async function collections({ api, country }: PageDataContext): Promise<SitemapPage[]> {
  const nodes = await everyNode(
    async (after) => providerData(await api.request(SitemapCollections, { country, after })).collections,
  );
  return nodes.map(({ handle, updatedAt, image }) => ({
    address: paths.collection(handle),
    changed: updatedAt,
    ...(image && { pictures: [image.url] }),
  }));
}

/** The shop's own pages, its collections and its products. Throws `ProviderFailed`. */
export async function listSitemap(context: PageDataContext): Promise<SitemapPart[]> {
  const [collectionPages, productPages, all] = await Promise.all([
    collections(context),
    products(context),
    listPages(context),
  ]);
  const own = all.filter((address) => !/^\/(?:collections|products)\//.test(address));
  return [
    { name: 'pages', pages: own.map((address) => ({ address })) },
    { name: 'collections', pages: collectionPages },
    { name: 'products', pages: productPages },
  ];
}
