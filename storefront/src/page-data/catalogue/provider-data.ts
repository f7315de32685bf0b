import { type ProductCardData, productCardData } from '../../features/product/card/product-card-data.ts';
import type { ApiFailure, ApiResult, StorefrontClient } from '../../storefront-api/client.ts';
import { LookProduct } from '../../storefront-api/generated/operations.ts';
import type { PageDataContext } from '../page-data.ts';

interface NodePage<Node> {
  nodes: readonly Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Walks a connection to its end. `request` gets the page behind a cursor. */
export async function everyNode<Node>(request: (after: string | null) => Promise<NodePage<Node>>): Promise<Node[]> {
  const found: Node[] = [];
  let after: string | null = null;
  do {
    const { nodes, pageInfo }: NodePage<Node> = await request(after);
    found.push(...nodes);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  return found;
}

/** As long as a page is fresh: a link to what is gone lives no longer than the page it is on. */
const FRESH_MS = 60_000;

/** Asks a provider once a minute what many pages want to know; a failure is asked again at once. */
export function onceAMinute<Answer>(request: (context: PageDataContext) => Promise<Answer>): typeof request {
  const known = new WeakMap<StorefrontClient, { answer: Promise<Answer>; requestedAt: number }>();
  return (context) => {
    const now = performance.now();
    const cached = known.get(context.api);
    if (cached && now - cached.requestedAt < FRESH_MS) return cached.answer;
    const answer = request(context);
    known.set(context.api, { answer, requestedAt: now });
    answer.catch(() => known.delete(context.api));
    return answer;
  };
}

/** The cards of these products by handle; one the catalogue does not hold is not among them. */
export async function productsByHandle(
  { api, country, catalogueSnapshot }: PageDataContext,
  handles: readonly string[],
): Promise<ReadonlyMap<string, ProductCardData>> {
  const cards = await Promise.all(
    handles.map(async (handle) => {
      const product =
        catalogueSnapshot?.card(handle) ?? providerData(await api.request(LookProduct, { handle, country })).product;
      return product ? productCardData(product) : undefined;
    }),
  );
  return new Map(cards.filter((card) => card !== undefined).map((card) => [card.handle, card]));
}

/** Thrown while building a page when the provider gave no data; the page store keeps the page it has, or answers 500. */
export class ProviderFailed extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(`The commerce provider gave no data (${failure.kind}): ${failure.messages.join('; ')}`);
    this.name = 'ProviderFailed';
    this.failure = failure;
  }
}

/** The data of a result, or `ProviderFailed`. */
export function providerData<R>(result: ApiResult<R>): R {
  if (!result.ok) throw new ProviderFailed(result.failure);
  return result.data;
}
