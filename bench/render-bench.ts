import { join } from 'node:path';
import { API_PATH, EMBEDDED_TOKEN } from '@bluebird-bay/contract/api.ts';
import { DEFAULT_COUNTRY } from '@bluebird-bay/contract/countries.ts';
import { dataAddress } from '@bluebird-bay/server/export/export-files.ts';
import { buildFolder } from '@bluebird-bay/server/pages/build/build-files.ts';
import { readBuildRecord } from '@bluebird-bay/server/pages/build/build-record.ts';
import { storeBody } from '@bluebird-bay/server/pages/cache/stored-body.ts';
import { createPageStore, type PageStore } from '@bluebird-bay/server/pages/page-store.ts';
import { loadRenderer } from '@bluebird-bay/server/pages/render/load-renderer.ts';
import { prerender } from '@bluebird-bay/server/pages/render/prerender.ts';
import { httpClient } from '@bluebird-bay/storefront/src/storefront-api/http-client.ts';
import { silentLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { type Row, shopUrl } from './rows.ts';
import { usedMb } from './used-memory.ts';

const PAGE = '/products/kaila-top-wildflowers/';
/** Until V8 has compiled what is done most. */
const WARM_UP_MS = 2_000;
const RENDER_FOR_MS = 2_000;
/** Pages whose bytes are compressed once more, for the floor. */
const COMPRESSED = 200;

const provider = () => {
  const endpoint = `${shopUrl()}${API_PATH}`;
  const api = httpClient({ endpoint, token: EMBEDDED_TOKEN, fetch: (input, init) => fetch(input, init) });
  return {
    api,
    shopConfig: {
      endpoint,
      shopOrigin: shopUrl(),
      token: EMBEDDED_TOKEN,
      checkoutHost: '',
      pictureBase: '/pictures/bench',
    },
  };
};

/** Does something over and over for so much processor time, whoever else is at the machine; returns how often in a second of it. */
function repeat(work: () => unknown, forMs: number): number {
  const started = process.cpuUsage();
  const spentMs = (): number => {
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  };
  let done = 0;
  for (; spentMs() < forMs; done += 1) work();
  return done / (spentMs() / 1000);
}

/** How often something can be done in a second of processor time by a server that has been at it for a while. */
function perSecond(work: () => unknown): number {
  repeat(work, WARM_UP_MS);
  return repeat(work, RENDER_FOR_MS);
}

/** As many elements as a document has, with nothing of ours about them: what React alone takes to write them. */
async function reactAlone(document: string): Promise<() => string> {
  // React decides when it is imported which of its halves it is.
  process.env.NODE_ENV = 'production';
  const [{ createElement }, { renderToString }] = await Promise.all([import('react'), import('react-dom/server')]);
  const elements = document.match(/<[a-z]/g)?.length ?? 0;
  return () =>
    renderToString(
      createElement(
        'main',
        null,
        Array.from({ length: elements }, (_, index) => createElement('p', { key: index, className: 'line' }, index)),
      ),
    );
}

/** Documents per second from data that is there: what an on-demand page costs beside its data; and its floor. */
async function documentsPerSecond(): Promise<{ ours: number; floor: number }> {
  const record = await readBuildRecord();
  if (!record) throw new Error('The storefront has not been built.');
  const renderer = await loadRenderer(join(buildFolder(record.inputs)), record.buildHash);
  const { api, shopConfig } = provider();
  const page = await renderer.buildPage(PAGE, { api, country: DEFAULT_COUNTRY, pictureBase: shopConfig.pictureBase });
  if (!page) throw new Error(`There is no page ${PAGE}.`);
  const files = { entry: '/e.js', page: '/p.js', modules: [], style: '', lateStyle: '', fonts: [] };
  const settings = { buildHash: record.buildHash, shopConfig, files };
  const ours = perSecond(() => renderer.renderDocument(page, settings));
  return { ours, floor: perSecond(await reactAlone(renderer.renderDocument(page, settings))) };
}

/** Pages per second that are only compressed, as they are made, and not made: the least a build does. */
async function compressedPerSecond(store: PageStore, addresses: readonly string[]): Promise<number> {
  const every = Math.ceil(addresses.length / COMPRESSED);
  const sample = addresses.filter((_, index) => index % every === 0);
  const text = async (path: string): Promise<Buffer> =>
    Buffer.from(await (await store.respond(new Request(shopUrl() + path))).arrayBuffer());
  const bodies = new Map<string, readonly Buffer[]>();
  for (const address of sample) bodies.set(address, [await text(address), await text(dataAddress(address))]);
  const started = performance.now();
  const compress = (address: string): Promise<unknown> =>
    Promise.all((bodies.get(address) ?? []).map((bytes) => storeBody('text/plain', bytes, 'page')));
  await prerender(sample, compress, () => undefined);
  return sample.length / ((performance.now() - started) / 1000);
}

/** Making every page once: data asked of the running shop over HTTP, rendered, compressed; and rendering by itself. */
export async function renderBench(): Promise<Row[]> {
  const store = await createPageStore({ ...provider(), isStill: true, log: silentLog });
  const usedBefore = usedMb();
  const started = performance.now();
  const before = process.cpuUsage();
  const addresses = await store.prerenderAll();
  const { user, system } = process.cpuUsage(before);
  const seconds = (performance.now() - started) / 1000;
  const perSecondMade = addresses.length / seconds;
  const kept = usedMb() - usedBefore;
  const compressed = await compressedPerSecond(store, addresses);
  const rendered = await documentsPerSecond();
  const bareSeconds = addresses.length / rendered.floor;
  return [
    {
      what: `prerender of the whole range, ${addresses.length} pages, s wall`,
      measured: seconds.toFixed(1),
      floor: `${bareSeconds.toFixed(1)} React, one core`,
      ratio: seconds / bareSeconds,
      target: '<= 15 for 2,000',
    },
    {
      what: 'the same, s of processor, without the provider',
      measured: ((user + system) / 1e6).toFixed(1),
      floor: `${bareSeconds.toFixed(1)} React`,
      ratio: (user + system) / 1e6 / bareSeconds,
    },
    {
      what: 'pages made, data included, pages/s',
      measured: perSecondMade.toFixed(0),
      floor: `${compressed.toFixed(0)} compressed`,
      ratio: perSecondMade / compressed,
      target: '>= 134',
    },
    {
      what: 'kept in memory, for 1,000 pages',
      measured: `${((kept * 1000) / addresses.length).toFixed(1)} MB`,
      target: '<= 40 MB',
    },
    {
      what: 'product page rendered, pages/s of processor',
      measured: rendered.ours.toFixed(0),
      floor: `${rendered.floor.toFixed(0)} React`,
      ratio: rendered.ours / rendered.floor,
      target: '>= 1,200',
    },
  ];
}
