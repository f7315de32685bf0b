import { setTimeout as sleep } from 'node:timers/promises';

const AT_ONCE = 12;
/** A machine that is busy with the rest of the start may be too slow for a moment. */
const TRIES = 4;
const PAUSE_MS = 500;

/** What `make` makes; when it fails, it is asked again a few times, a little later each time. */
export async function withRetries<Made>(make: () => Promise<Made>, signal?: AbortSignal): Promise<Made> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await make();
    } catch (error) {
      if (attempt === TRIES || signal?.aborted) throw error;
      await sleep(attempt * PAUSE_MS);
    }
  }
}

/**
 * Makes pages, a dozen at a time: while some wait for data or for compression, others are rendered. An address the
 * provider has no page for is passed over, one that fails again and again fails the lot. `signal` ends it early.
 */
export async function prerender<Page>(
  addresses: readonly string[],
  make: (address: string) => Promise<Page | undefined>,
  store: (address: string, page: Page) => void,
  onProgress: (done: number, of: number) => void = () => undefined,
  signal?: AbortSignal,
): Promise<void> {
  const waiting = addresses.values();
  let done = 0;

  async function work(): Promise<void> {
    for (const address of waiting) {
      if (signal?.aborted) return;
      const page = await withRetries(() => make(address), signal);
      if (page !== undefined) store(address, page);
      done += 1;
      onProgress(done, addresses.length);
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
