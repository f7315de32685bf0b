import { createPageCache, type PageCacheFigures, type PageCacheOptions } from './page-cache.ts';
import type { StoredBody } from './stored-body.ts';
import type { StoredPage } from './stored-page.ts';

export interface PricedDataOptions<Country extends string> extends Omit<PageCacheOptions<StoredBody>, 'make'> {
  /** Makes a page's data in one country's prices. */
  make(address: string, country: Country): Promise<StoredBody | undefined>;
  countries: readonly Country[];
  /** The page as it is served. */
  page(address: string, askedAt?: number): Promise<StoredPage | undefined>;
}

/** The data of pages in the prices of other countries than the one they are served for; made when somebody asks. */
export interface PricedData {
  /** `undefined`: there is no such page, or nothing is sold to that country. */
  get(address: string, country: string, askedAt?: number): Promise<StoredBody | undefined>;
  /**
   * Something on the page has changed: who reads it next, in each country, waits for its data to be made again, and has the old
   * data only where that fails or is late.
   */
  expire(address: string): void;
  figures(): PageCacheFigures;
  close(): Promise<void>;
}

/** Bounded and renewed as pages are. A page without prices is the same everywhere and kept once. */
export function createPricedData<Country extends string>(options: PricedDataOptions<Country>): PricedData {
  const { make, countries, page, ...rules } = options;
  // An address holds no space, so country and address read apart again.
  const keyOf = (address: string, country: string): string => `${country} ${address}`;
  const cache = createPageCache<StoredBody>({
    ...rules,
    // Readers may be rare, and the page itself is new by then: what was kept would bring back what has been sold out for days.
    awaitsExpired: true,
    make: async (key) => {
      const [code, address = ''] = key.split(' ');
      const country = countries.find((known) => known === code);
      return country && make(address, country);
    },
  });
  return {
    async get(address, country, askedAt = options.now()) {
      if (!countries.some((known) => known === country)) return undefined;
      const served = await page(address, askedAt);
      return served?.isPriced ? cache.get(keyOf(address, country), askedAt) : served?.json;
    },
    figures: cache.figures,
    close: cache.close,
    expire: (address) => {
      for (const country of countries) cache.expire(keyOf(address, country));
    },
  };
}
