import type { Operation } from './operation.ts';
import type { ApiResult } from './result.ts';

/** The only client of the commerce provider, in the browser and on the server alike. Never throws for a failed request. */
export interface StorefrontClient {
  request<R, V>(operation: Operation<R, V>, variables: V, options?: { signal?: AbortSignal }): Promise<ApiResult<R>>;
}
