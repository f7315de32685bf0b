import { type GetSetting, parseAmount } from './settings.ts';

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
}

/** Reads these settings; throws `ConfigError` on the first that is wrong. */
export function readOperations(get: GetSetting): Operations {
  const milliseconds = (name: string, fallback: string, most: number): number =>
    1_000 * parseAmount(name, get(name) ?? fallback, { unit: 'seconds', most });
  return {
    noticeMs: milliseconds('STOP_NOTICE_SECONDS', '2', 300),
    drainMs: milliseconds('STOP_DRAIN_SECONDS', '8', 300),
    minFreeBytes:
      1024 * 1024 * parseAmount('MIN_FREE_MB', get('MIN_FREE_MB') ?? '200', { unit: 'megabytes', most: 1e6 }),
    keepAliveMs: milliseconds('KEEP_ALIVE_SECONDS', '75', 3_600),
  };
}
