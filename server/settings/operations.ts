import type { OtlpTarget } from '../metrics/otlp.ts';
import { ConfigError, type GetSetting, isUrlOf, parseAmount, parseToken, readIfSet } from './settings.ts';

/** What concerns whoever runs the shop, and nobody who shops. */
export interface Operations {
  /** After SIGTERM `/readyz` says no for so long before the port closes, so that a balancer sends nobody any more. */
  noticeMs: number;
  /** Requests under way at a stop get this long: longer than the payment gateway may take over an answer. */
  drainMs: number;
  /** An idle connection is kept this long: longer than proxies keep theirs, who would send a request into the closing. */
  keepAliveMs: number;
  /** With less than this free on the embedded database's disk the shop is only looked at; 0: never. */
  minFreeBytes: number;
  /** A page older than this is made again when it is read; sooner where something on it has changed. */
  pagesFreshMs: number;
  /** A shopper waits no longer for a page that is not there yet; undefined: as long as it takes. */
  pageWithinMs: number | undefined;
  /** Drawn pictures on disk at the most, in bytes. */
  mostPictureBytes: number;
  /** Where metrics are pushed to once a minute, in OpenTelemetry's protocol; nowhere unless set. */
  otlp: OtlpTarget | undefined;
  /** Opens `/metrics` to whoever has it; without it that is open on this machine alone. */
  metricsToken: string | undefined;
}

const HEADER = /^([!#$%&'*+.^_`|~\w-]+)=([\x20-\x7e]*)$/;

/** The value as it is sent; undefined where it is badly written, or no header can hold it. */
function decodeHeader(value: string): string | undefined {
  try {
    const decoded = decodeURIComponent(value.trim());
    return /^[\x20-\x7e]*$/.test(decoded) ? decoded : undefined;
  } catch {
    return undefined;
  }
}

/**
 * By OpenTelemetry's own names: the collector's address, and `name=value` pairs with commas between them, the values with `%20` for
 * a space as in a baggage header.
 */
function parseOtlp(endpoint: string | undefined, pairs: string | undefined): OtlpTarget | undefined {
  if (endpoint === undefined) return undefined;
  if (!isUrlOf(/^https?:$/, endpoint))
    throw new ConfigError('OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://collector:4318.');
  const headers = (pairs?.split(',') ?? []).map((pair) => {
    const [, name, written = ''] = HEADER.exec(pair.trim()) ?? [];
    const value = decodeHeader(written);
    if (name === undefined || value === undefined)
      throw new ConfigError('OTEL_EXPORTER_OTLP_HEADERS must look like name=value,other=value.');
    return [name, value];
  });
  return { url: `${endpoint.replace(/\/+$/, '')}/v1/metrics`, headers: Object.fromEntries(headers) };
}

/** Reads these settings; throws `ConfigError` on the first that is wrong. */
export function readOperations(get: GetSetting): Operations {
  const milliseconds = (name: string, fallback: string, most: number): number =>
    1_000 * parseAmount(name, get(name) ?? fallback, { unit: 'seconds', most });
  const bytes = (name: string, fallback: string): number =>
    1024 * 1024 * parseAmount(name, get(name) ?? fallback, { unit: 'megabytes', most: 1e6 });
  return {
    noticeMs: milliseconds('STOP_NOTICE_SECONDS', '2', 300),
    drainMs: milliseconds('STOP_DRAIN_SECONDS', '8', 300),
    pagesFreshMs: milliseconds('PAGES_FRESH_SECONDS', '60', 86_400),
    pageWithinMs: milliseconds('PAGE_WITHIN_SECONDS', '8', 300) || undefined,
    minFreeBytes: bytes('MIN_FREE_MB', '200'),
    mostPictureBytes: bytes('PICTURES_MB', '4000'),
    otlp: parseOtlp(get('OTEL_EXPORTER_OTLP_ENDPOINT'), get('OTEL_EXPORTER_OTLP_HEADERS')),
    metricsToken: readIfSet(get('METRICS_TOKEN'), (token) => parseToken('METRICS_TOKEN', token)),
    keepAliveMs: milliseconds('KEEP_ALIVE_SECONDS', '75', 3_600),
  };
}
