import { join } from 'node:path';
import { wholeCatalogue } from '@bluebird-bay/commerce/catalogue/catalogue.ts';
import { seedCatalogue } from '@bluebird-bay/commerce/catalogue/seed-catalogue.ts';
import { seedReviews } from '@bluebird-bay/services/reviews/seed-reviews.ts';
import { sql } from 'kysely';
import { createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { ownDataFolder } from './data-folder.ts';
import { followParent } from './follow-parent.ts';
import { openHttpServer } from './http-server.ts';
import { openDatabase } from './open-database.ts';
import { openingHandler } from './opening.ts';
import { buildStorefront } from './pages/build-storefront.ts';
import { createPageStore, type PageStore } from './pages/page-store.ts';
import { drawAll, drawPagesAhead } from './pictures/draw-ahead.ts';
import { createPictures, type Pictures } from './pictures/pictures.ts';
import { picturesOnPage } from './pictures/pictures-on-page.ts';
import { step } from './progress.ts';
import { openRooms } from './rooms.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';
import { Shutdown } from './shutdown.ts';

/** Payments whose outcome is unknown are asked for again this often (reliability D1). */
const SWEEP_EVERY_MS = 30_000;
/** Letters and webhooks leave this soon after what they are about. */
const DELIVER_EVERY_MS = 1_000;
/** Parcels are looked after this often. */
const PARCELS_EVERY_MS = 10_000;
/** Requests under way at a stop get this long. */
const DRAIN_MS = 3_000;

const log = (line: string): void => console.error(line);

function every(name: string, milliseconds: number, work: () => Promise<unknown>): () => void {
  const timer = setInterval(
    () => void work().catch((error: unknown) => log(`${name}: ${String(error)}`)),
    milliseconds,
  );
  return () => clearInterval(timer);
}

const pageHtml = async (pages: PageStore, config: Config, address: string): Promise<string> =>
  (await pages.respond(new Request(`${config.shopOrigin}${address}`))).text();

function headersOf({ shopOrigin, checkoutHost }: Config): Readonly<Record<string, string>> {
  const { protocol } = new URL(shopOrigin);
  return securityHeaders({
    policy: contentSecurityPolicy(checkoutHost ? [`${protocol}//${checkoutHost}`] : []),
    https: protocol === 'https:',
  });
}

/** Opens the shop step by step and says where it is. What was opened is handed to `shutdown` at once. */
async function openShop(config: Config, shutdown: Shutdown): Promise<void> {
  shutdown.add('data folder', ownDataFolder(config.dataDir));
  const server = await openHttpServer({ ...config, headers: headersOf(config), first: openingHandler });
  shutdown.add('requests under way', () => server.close(DRAIN_MS));

  const database = await step(
    'Database',
    () => openDatabase(config, shutdown),
    ({ summary }) => summary,
  );
  const { sha256: catalogue } = await step(
    'Catalogue',
    (report) => seedCatalogue(database.db, { onProgress: report }),
    ({ products, collections }) => `${products} products in ${collections} collections`,
  );
  await step(
    'Reviews',
    () => seedReviews(database.servicesDb, wholeCatalogue().range),
    ({ reviews }) => `${reviews} from swimmers`,
  );
  await step(
    'Shop',
    (report) => buildStorefront({ onProgress: report }),
    (built) => (built ? 'built' : 'as it was built'),
  );
  const pictures = createPictures({ cacheDir: join(config.dataDir, 'pictures'), log });
  shutdown.add('drawing processes', pictures.stop);
  const rooms = openRooms(config, database, pictures);
  const archive = { file: join(config.dataDir, 'pages'), catalogue };
  const pages = await createPageStore({ api: rooms.api, shopConfig: rooms.shopConfig, log, archive });
  await step('Front pages', pages.open, (ready) => `${ready} ready`);
  if (config.makeAhead !== 'none') {
    const home = await pageHtml(pages, config, '/');
    await step(
      'Pictures of the home page',
      (report) => drawAll(pictures, picturesOnPage(home), { onProgress: report }),
      (drawn) => `${drawn} ready`,
    );
  }

  await rooms.checkout.sweep();
  shutdown.add('payment sweeper', every('payment sweeper', SWEEP_EVERY_MS, rooms.checkout.sweep));
  shutdown.add('parcels', every('parcels', PARCELS_EVERY_MS, rooms.checkout.moveParcels));
  shutdown.add('outbox', every('outbox', DELIVER_EVERY_MS, rooms.outbox.run));
  const { shopOrigin, checkoutHost } = config;
  const isReady = async (): Promise<boolean> =>
    sql`select 1`.execute(database.db).then(
      () => true,
      () => false,
    );
  server.use(
    createApp({ ...rooms, pictures, pages: { fetch: pages.respond }, shopOrigin, checkoutHost, isReady, log }),
  );
  if (database.notice) console.log(database.notice);
  console.log(`\nBluebird Bay is open: ${shopOrigin}\nStop it with Ctrl-C.`);

  if (config.makeAhead === 'all') {
    const stopping = new AbortController();
    shutdown.add('making ahead', () => stopping.abort());
    void makeAhead(config, pages, pictures, stopping.signal).catch((error: unknown) =>
      log(`making ahead: ${String(error)}`),
    );
  }
}

/** While shoppers are in: every page that is not there yet, then every picture they show. Whoever asks goes first. */
async function makeAhead(config: Config, pages: PageStore, pictures: Pictures, signal: AbortSignal): Promise<void> {
  const addresses = await pages.prerenderAll(undefined, signal);
  await drawPagesAhead(pictures, { addresses, html: (address) => pageHtml(pages, config, address) }, signal);
}

async function stop(shutdown: Shutdown, code: number): Promise<never> {
  await shutdown.run();
  process.exit(code);
}

const shutdown = new Shutdown();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (!shutdown.begun) console.log('\nClosing …');
    void stop(shutdown, 0);
  });
}
followParent(() => void stop(shutdown, 0));
try {
  await openShop(readConfig(process.env), shutdown);
} catch (error) {
  if (!shutdown.begun) {
    console.error(
      error instanceof ConfigError
        ? error.message
        : `The shop could not open: ${error instanceof Error ? error.message : error}`,
    );
    await stop(shutdown, 1);
  }
}
