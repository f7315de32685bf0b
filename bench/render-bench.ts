import { createPageStore } from '@bluebird-bay/server/pages/page-store.ts';
import { httpClient } from '@bluebird-bay/storefront/src/storefront-api/http-client.ts';
import { type Row, shopUrl } from './rows.ts';

const TOKEN = '0b1eb12d0b1eb12d0b1eb12d0b1eb12d';

/** Making every page once: data asked of the running shop over HTTP, rendered, compressed. */
export async function renderBench(): Promise<Row[]> {
  const endpoint = `${shopUrl()}/api/2025-07/graphql.json`;
  const store = await createPageStore({
    api: httpClient({ endpoint, token: TOKEN, fetch: (input, init) => fetch(input, init) }),
    shopConfig: { endpoint, token: TOKEN, country: 'PH', checkoutHost: '', pictureBase: '/pictures/bench' },
    log: () => {},
  });
  const started = performance.now();
  const addresses = await store.prerenderAll();
  const seconds = (performance.now() - started) / 1000;
  return [{ what: `${addresses.length} pages made, pages/s`, measured: (addresses.length / seconds).toFixed(0) }];
}
