/**
 * Why the provider gave no data. `refused` means the provider answered and would not do it: asking again is pointless.
 * `readOnly`: our own provider takes no changes for some minutes, because its disk is nearly full.
 */
export interface ApiFailure {
  kind: 'network' | 'throttled' | 'server' | 'refused' | 'readOnly';
  /** In the provider's own words where it said any; for logs, not for shoppers. */
  messages: readonly string[];
  /** HTTP status, absent when no answer came. */
  status?: number;
}

/** The outcome of one Storefront API request. Expected failures are values; only programming errors are thrown. */
export type ApiResult<R> = { ok: true; data: R } | { ok: false; failure: ApiFailure };

declare const types: unique symbol;

/** The text of one GraphQL operation; the type carries what it returns and what it asks for. */
export type Operation<Result, Variables> = string & { readonly [types]?: (variables: Variables) => Result };

/** Marks an operation's text with its types; called by generated code only. */
export function operation<Result, Variables>(text: string): Operation<Result, Variables> {
  return text;
}

/** How a request is made, in the words of `fetch`. */
export type RequestOptions = Pick<RequestInit, 'signal' | 'keepalive'>;

/** The only client of the commerce provider, in the browser and on the server alike. Never throws for a failed request. */
export interface StorefrontClient {
  request<R, V>(operation: Operation<R, V>, variables: V, options?: RequestOptions): Promise<ApiResult<R>>;
}
