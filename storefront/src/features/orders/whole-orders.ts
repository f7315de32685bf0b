import type { ApiFailure, ApiResult, StorefrontClient } from '../../storefront-api/client.ts';
import {
  type AccountOverviewQuery,
  CustomerOrders,
  type CustomerOrdersQuery,
  type OrderFieldsFragment,
  OrderLines,
} from '../../storefront-api/generated/operations.ts';

/** How the rest is asked for: as the customer, until `signal`. */
export interface Asking {
  client: StorefrontClient;
  token: string;
  signal: AbortSignal;
}

/** A part of a list, as connections give it. */
interface Part<Edge> {
  edges: readonly Edge[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Carries what the provider said up to where the result is made. */
class Unanswered extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super('Not all of it came.');
    this.failure = failure;
  }
}

function dataOf<R>(result: ApiResult<R>): R {
  if (!result.ok) throw new Unanswered(result.failure);
  return result.data;
}

/** The whole list: parts are asked for until there is no next one. A part that is not there, or empty, is a failure. */
async function whole<Edge>(first: Part<Edge>, next: (after: string | null) => Promise<Part<Edge> | undefined>) {
  const edges = [...first.edges];
  let { pageInfo } = first;
  while (pageInfo.hasNextPage) {
    const part = await next(pageInfo.endCursor);
    if (!part?.edges.length) throw new Unanswered({ kind: 'server', messages: ['A part of the list is missing.'] });
    edges.push(...part.edges);
    ({ pageInfo } = part);
  }
  return { edges, pageInfo };
}

/** An order with all its lines: the provider gives the first thirty with it. */
async function withEveryLine(order: OrderFieldsFragment, { client, signal }: Asking): Promise<OrderFieldsFragment> {
  const lineItems = await whole(order.lineItems, async (after) => {
    const { node } = dataOf(await client.request(OrderLines, { id: order.id, after }, { signal }));
    return node && 'lineItems' in node ? node.lineItems : undefined;
  });
  return { ...order, lineItems };
}

type OrderEdge = { node: OrderFieldsFragment };

const withEveryLines = (edges: readonly OrderEdge[], asking: Asking): Promise<OrderEdge[]> =>
  Promise.all(edges.map(async ({ node }) => ({ node: await withEveryLine(node, asking) })));

async function orFailure<R>(work: () => Promise<R>): Promise<ApiResult<R>> {
  try {
    return { ok: true, data: await work() };
  } catch (error) {
    if (error instanceof Unanswered) return { ok: false, failure: error.failure };
    throw error;
  }
}

/**
 * All orders of a customer with all their lines, from the first answer of `CustomerOrders`: what does not fit into it (50
 * orders of 30 lines) is asked for. All of it or a failure: half a history would pass for the whole.
 */
export async function wholeOrders(data: CustomerOrdersQuery, asking: Asking): Promise<ApiResult<CustomerOrdersQuery>> {
  const { customer } = data;
  if (!customer) return { ok: true, data };
  const { client, token, signal } = asking;
  return orFailure(async () => {
    const { edges, pageInfo } = await whole<OrderEdge>(customer.orders, async (after) => {
      const variables = { customerAccessToken: token, after };
      return dataOf(await client.request(CustomerOrders, variables, { signal })).customer?.orders;
    });
    return { customer: { orders: { edges: await withEveryLines(edges, asking), pageInfo } } };
  });
}

/** The overview, its newest order with all its lines. */
export async function wholeOverview(
  data: AccountOverviewQuery,
  asking: Asking,
): Promise<ApiResult<AccountOverviewQuery>> {
  const { customer } = data;
  if (!customer) return { ok: true, data };
  return orFailure(async () => ({
    customer: { ...customer, orders: { edges: await withEveryLines(customer.orders.edges, asking) } },
  }));
}
