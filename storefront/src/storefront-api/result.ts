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
