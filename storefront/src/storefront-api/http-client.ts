import type { ApiFailure, ApiResult, Operation, RequestOptions, StorefrontClient } from './client.ts';
import type { ShopConfig } from './shop-config.ts';

interface GraphQLAnswer<R> {
  data?: R | null;
  errors?: ReadonlyArray<{ message: string; extensions?: { code?: string } }>;
}

/** What `httpClient` needs: how the provider is asked, and the `fetch` to ask with. */
export interface HttpClientOptions extends Pick<ShopConfig, 'endpoint' | 'token'> {
  /** Where shoppers see the shop: pictures it serves itself are named by their path then. */
  shopOrigin?: string;
  fetch: (input: string, init: RequestInit) => Promise<Response>;
}

function failed(
  kind: ApiFailure['kind'],
  messages: readonly string[],
  status?: number,
): { ok: false; failure: ApiFailure } {
  return { ok: false, failure: status === undefined ? { kind, messages } : { kind, messages, status } };
}

type GraphQLErrors = NonNullable<GraphQLAnswer<unknown>['errors']>;

function kindOfStatus(status: number, errors: GraphQLErrors = []): ApiFailure['kind'] {
  if (errors.some((error) => error.extensions?.code === 'READ_ONLY')) return 'readOnly';
  if (status === 429 || status === 430) return 'throttled';
  return status >= 500 ? 'server' : 'refused';
}

function kindOfErrors(errors: GraphQLErrors): ApiFailure['kind'] {
  const codes = errors.map((error) => error.extensions?.code);
  if (codes.includes('THROTTLED')) return 'throttled';
  return codes.includes('INTERNAL_SERVER_ERROR') ? 'server' : 'refused';
}

/**
 * An answer with the shop's own pictures by their path: shorter, and right under whatever name a shopper reaches the shop.
 * In JSON a text that begins so can only be an address.
 */
const byPath = (text: string, shopOrigin: string | undefined): string =>
  shopOrigin ? text.replaceAll(`"${shopOrigin}/pictures/`, '"/pictures/') : text;

const isAnswer = <R>(value: unknown): value is GraphQLAnswer<R> => typeof value === 'object' && value !== null;

function answerIn<R>(text: string): GraphQLAnswer<R> | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    return isAnswer<R>(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}

async function read<R>(response: Response, shopOrigin: string | undefined): Promise<ApiResult<R>> {
  const text = byPath(await response.text(), shopOrigin);
  const answer = answerIn<R>(text);
  // Refusals before GraphQL say why in one text, or by the name of what is missing.
  const errors = Array.isArray(answer?.errors) ? answer.errors : [];
  if (!answer)
    return failed(response.ok ? 'server' : kindOfStatus(response.status), ['The answer is not JSON.'], response.status);
  const messages = errors.map((error) => error.message);
  if (!response.ok) return failed(kindOfStatus(response.status, errors), messages, response.status);
  if (errors.length > 0) return failed(kindOfErrors(errors), messages, response.status);
  if (!answer.data) return failed('server', ['The answer holds no data.'], response.status);
  return { ok: true, data: answer.data };
}

/** A `StorefrontClient` over HTTP. Partial answers (data beside errors) count as failures: half a page is no page. */
export function httpClient({ endpoint, token, shopOrigin, fetch }: HttpClientOptions): StorefrontClient {
  return {
    async request<R, V>(query: Operation<R, V>, variables: V, options?: RequestOptions): Promise<ApiResult<R>> {
      const init: RequestInit = {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': token },
        body: JSON.stringify({ query, variables }),
        ...options,
      };
      try {
        return await read<R>(await fetch(endpoint, init), shopOrigin);
      } catch (error) {
        return failed('network', [error instanceof Error ? error.message : String(error)]);
      }
    },
  };
}
