import type { ApiFailure, ApiResult } from '../../storefront-api/client.ts';

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
