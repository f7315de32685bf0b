import { PAGE_TABLE } from '../page-table.ts';
import { paths } from '../paths.ts';
import { CollectionHandles, ProductHandles } from '../storefront-api/generated/operations.ts';
import type { ApiResult } from '../storefront-api/result.ts';
import type { PageDataContext } from './page-data.ts';
import { providerData } from './provider-data.ts';

interface HandlePage {
  nodes: readonly { handle: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

async function allHandles(ask: (after: string | null) => Promise<HandlePage>): Promise<string[]> {
  const handles: string[] = [];
  let after: string | null = null;
  do {
    const { nodes, pageInfo }: HandlePage = await ask(after);
    for (const node of nodes) handles.push(node.handle);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  return handles;
}

const isOnePage = (pattern: string): boolean => !/[:*]/.test(pattern);

/** The addresses of all pages of the shop, asked of the provider. Throws `ProviderFailed` when it does not answer. */
export async function listPages({ api, country }: PageDataContext): Promise<string[]> {
  const unwrap = async <R>(result: Promise<ApiResult<R>>): Promise<R> => providerData(await result);
  const [collections, products] = await Promise.all([
    allHandles(async (after) => (await unwrap(api.request(CollectionHandles, { country, after }))).collections),
    allHandles(async (after) => (await unwrap(api.request(ProductHandles, { country, after }))).products),
  ]);
  return [
    ...PAGE_TABLE.map((row) => row.matchPath).filter(isOnePage),
    ...collections.map(paths.collection),
    ...products.map(paths.product),
  ];
}
