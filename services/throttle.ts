/** Asked too often; `retryAfter` is in seconds. */
export class TooMany extends Error {
  override readonly name = 'TooMany';
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super(`Too many requests: try again in ${retryAfter} seconds.`);
    this.retryAfter = retryAfter;
  }
}

export interface ThrottleOptions {
  /** Let through in one window. */
  most: number;
  windowMs: number;
  /** Keys remembered at the most; the one seen first is forgotten first. */
  size?: number;
  now?: () => number;
}

export interface Throttle {
  /** Counts one attempt of `key`. Throws {@link TooMany} when its window is full. */
  count(key: string): void;
}

/** Counts attempts by key in windows that begin with the first attempt. In memory: a restart forgives. */
export function createThrottle({ most, windowMs, size = 10_000, now = Date.now }: ThrottleOptions): Throttle {
  const windows = new Map<string, { until: number; count: number }>();

  return {
    count(key) {
      const time = now();
      const open = windows.get(key);
      if (!open || open.until <= time) {
        windows.delete(key);
        windows.set(key, { until: time + windowMs, count: 1 });
        const oldest = windows.keys().next().value;
        if (windows.size > size && oldest !== undefined) windows.delete(oldest);
        return;
      }
      if (open.count >= most) throw new TooMany(Math.ceil((open.until - time) / 1000));
      open.count += 1;
    },
  };
}
