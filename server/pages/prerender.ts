/** What a prerender came to. */
export interface PrerenderReport {
  /** Addresses of the pages made. */
  addresses: readonly string[];
  /** Addresses the provider listed but had no page for when asked. */
  missing: readonly string[];
}

const AT_ONCE = 12;

/** Makes all pages, a dozen at a time: while some wait for data or for compression, others are rendered. */
export async function prerender<Page>(
  addresses: readonly string[],
  make: (address: string) => Promise<Page | undefined>,
  keep: (address: string, page: Page) => void,
  onProgress: (done: number, of: number) => void = () => undefined,
): Promise<PrerenderReport> {
  const missing: string[] = [];
  const waiting = addresses.values();
  let done = 0;

  async function work(): Promise<void> {
    for (const address of waiting) {
      const page = await make(address);
      if (page === undefined) missing.push(address);
      else keep(address, page);
      done += 1;
      onProgress(done, addresses.length);
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { addresses: addresses.filter((address) => !missing.includes(address)), missing };
}
