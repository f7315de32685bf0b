const AT_ONCE = 12;

/**
 * Makes pages, a dozen at a time: while some wait for data or for compression, others are rendered. An address the
 * provider has no page for is passed over. `signal` ends it early.
 */
export async function prerender<Page>(
  addresses: readonly string[],
  make: (address: string) => Promise<Page | undefined>,
  keep: (address: string, page: Page) => void,
  onProgress: (done: number, of: number) => void = () => undefined,
  signal?: AbortSignal,
): Promise<void> {
  const waiting = addresses.values();
  let done = 0;

  async function work(): Promise<void> {
    for (const address of waiting) {
      if (signal?.aborted) return;
      const page = await make(address);
      if (page !== undefined) keep(address, page);
      done += 1;
      onProgress(done, addresses.length);
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
