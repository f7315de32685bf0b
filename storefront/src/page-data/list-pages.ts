import { LOOKBOOKS } from '@bluebird-bay/content/lookbooks/lookbooks.ts';
import { PAGE_TABLE } from '../page-table.ts';
import { paths } from '../paths.ts';
import { SitemapCollections, SitemapProducts } from '../storefront-api/generated/operations.ts';
import type { SitemapPage, SitemapPart } from '../storefront-renderer.ts';
import { collectionHandles, productHandles } from './catalogue/handles.ts';
import { allPrints } from './catalogue/prints.ts';
import { everyNode, providerData } from './catalogue/provider-data.ts';
import type { PageDataContext } from './page-data.ts';
import { countsCatalogue } from './text/part-data.ts';
import { textPages } from './text/text-page-data.ts';

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
  const [collectionPages, productPages, own] = await Promise.all([
    collections(context),
    products(context),
    ownPages(context),
  ]);
  return [
    { name: 'pages', pages: own.map((address) => ({ address })) },
    { name: 'collections', pages: collectionPages },
    { name: 'products', pages: productPages },
  ];
}

/** Whether a pattern names a single page. */
const isOnePage = (pattern: string): boolean => !/[:*]/.test(pattern);

/** Pages there are only where there are prints that have one. */
const OF_PRINTS = [paths.prints(), paths.makeASet()];

/** All but the pages of single collections and products. */
async function ownPages(context: PageDataContext): Promise<string[]> {
  const prints = await allPrints(context);
  return [
    ...PAGE_TABLE.map((row) => row.matchPath).filter(
      (path) => isOnePage(path) && (prints.length > 0 || !OF_PRINTS.includes(path)),
    ),
    ...LOOKBOOKS.map(({ slug }) => paths.lookbook(slug)),
    ...prints.map(({ handle }) => paths.print(handle)),
  ];
}

/**
 * The pages a shop cannot open without, as quick to make in a large catalogue as in a small one: its own, but for those that
 * count the catalogue or show all halves of sets, for which all of it is read. Throws `ProviderFailed` when the provider does not
 * answer.
 */
export async function listFrontPages(context: PageDataContext): Promise<string[]> {
  const counting = textPages().flatMap(({ path, words }) => (countsCatalogue(words) ? [path] : []));
  const slow = new Set([...counting, paths.makeASet()]);
  return (await ownPages(context)).filter((address) => !slow.has(address));
}

/**
 * The addresses of the pages the shop makes ahead of time, asked of the provider; further pages of a collection are made
 * when somebody wants them. Throws `ProviderFailed` when it does not answer.
 */
export async function listPages(context: PageDataContext): Promise<string[]> {
  const [own, collections, products] = await Promise.all([
    ownPages(context),
    collectionHandles(context),
    productHandles(context),
  ]);
  return [...own, ...[...collections].map(paths.collection), ...products.map(paths.product)];
}
