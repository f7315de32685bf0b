import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { listen } from '@bluebird-bay/database/listen.ts';
import { issuedByAll } from '@bluebird-bay/services/pictures/issued-pictures.ts';
import { shopLog } from '@bluebird-bay/telemetry/log.ts';
import { chooseCommerce } from './commerce/choose-commerce.ts';
import type { Catalogue, Job, OpenCommerce } from './commerce/commerce.ts';
import { type Container, createContainer } from './container.ts';
import { ELSEWHERE, partsByRole } from './fleet/by-role.ts';
import { type Fleet, joinFleet } from './fleet/fleet.ts';
import { createApp } from './http/app.ts';
import type { Caller } from './http/caller.ts';
import { createCrowdLimit } from './http/crowd-limit.ts';
import { openHttpServer } from './http/http-server.ts';
import { headersOf } from './http/security-headers.ts';
import { ownDataFolder } from './life/data-folder.ts';
import { every, TIDY_EVERY_MS } from './life/every.ts';
import { followParent } from './life/follow-parent.ts';
import { Health } from './life/health.ts';
import { type AheadParts, makeAhead } from './life/make-ahead.ts';
import { openDatabase } from './life/open-database.ts';
import { openingPage } from './life/opening.ts';
import { type Report, step } from './life/progress.ts';
import { Shutdown } from './life/shutdown.ts';
import { metricsEndpoint } from './metrics/metrics-endpoint.ts';
import { createOtlpExport } from './metrics/otlp.ts';
import { tellShopFigures } from './metrics/shop-figures.ts';
import { createShopMetrics } from './metrics/shop-metrics.ts';
import { buildStorefront } from './pages/build/build-storefront.ts';
import { createPageStore, type PageStore } from './pages/page-store.ts';
import { ownPictures } from './pictures/own-pictures.ts';
import { createPictures } from './pictures/pictures.ts';
import { readRelease } from './release/release-record.ts';
import { type Config, readConfig } from './settings/config.ts';
import { ConfigError } from './settings/settings.ts';

/** Messages to the shop leave this soon after they were sent. */
const DELIVER_EVERY_MS = 1_000;
/** Whoever waits for a size hears of it this soon. */
const RESTOCK_EVERY_MS = 15_000;
/** What the club does by itself: codes half made, emails, points and tiers whose time is over. */
const CLUB_EVERY_MS = 5_000;
/** A collector of metrics hears of the shop this often. */
const PUSH_EVERY_MS = 60_000;

/**
 * Memory: what requests leave behind is collected once there is half as much of it as of what is kept. Left to itself V8 lets
 * it grow to three times that where a machine has much memory, which is not ours alone.
 */
setFlagsFromString('--heap-growing-percent=50');

const log = shopLog.of('server');

const failed =
  (name: string) =>
  (error: unknown): void =>
    log.error(`${name} failed`, {}, error);

/**
 * Begins to build the storefront, beside the database that starts and is filled: a process of its own, so that two cores have two
 * things to do. Returns the wait for it; what goes wrong with it is said to whoever waits.
 */
function beginBuild({ buildAtStart }: Config['deployment']): (report: Report) => Promise<boolean> {
  let tell: Report = () => {};
  const built = buildStorefront({ isBuilt: !buildAtStart, onProgress: (done, of) => tell(done, of) });
  built.catch(() => {});
  return (report) => {
    tell = report;
    return built;
  };
}

/** Opens the shop step by step and says where it is. What was opened is handed to `shutdown` at once. */
async function openShop(config: Config, shutdown: Shutdown): Promise<void> {
  shutdown.add('data folder', ownDataFolder(config.dataDir));
  const provider = await chooseCommerce(config, shutdown);
  const health = new Health();
  const metrics = createShopMetrics();
  const { noticeMs, drainMs, keepAliveMs, metricsToken } = config.operations;
  const metricsResponse = metricsEndpoint(metrics, metricsToken);
  const forOperators = async (request: Request, caller: Caller): Promise<Response | undefined> =>
    (await health.fetch(request)) ?? metricsResponse(request, caller);
  const server = await openHttpServer({
    ...config,
    keepAliveMs,
    headers: headersOf(config.shopOrigin, provider.browserOrigins),
    first: async (request, caller) => (await forOperators(request, caller)) ?? openingPage(),
    onRequest: metrics.request,
  });
  shutdown.addFirst('requests under way', () => server.close(drainMs), drainMs + 1_000);
  shutdown.addFirst('notice', () => giveNotice(health, shutdown.isHasty ? 0 : noticeMs), noticeMs + 1_000);

  const building = beginBuild(config.deployment);
  const database = await step(
    'Database',
    () => openDatabase(config, { shutdown, health, log, onLost: (reason) => void lost(reason) }),
    ({ summary }) => summary,
  );
  const catalogue = await provider.prepare(database, step);
  await step('Shop', building, (built) => (built ? 'built' : 'as it was built'));
  const { roles } = config.deployment;
  const hasRoom = (): boolean => !database.isReadOnly();
  const pictures = createPictures({
    cacheDir: config.picturesDir,
    issued: issuedByAll({
      db: database.servicesDb,
      onFailure: (error) => log.warn('issued pictures are not noted', {}, error),
    }),
    bucket: config.picturesBucket,
    draws: roles.has('pictures'),
    log,
    hasRoom,
    named: new Set([...ownPictures(), ...catalogue.pictures]),
    mostBytes: config.operations.mostPictureBytes,
  });
  shutdown.add('drawing processes', pictures.stop);
  let pages: PageStore | undefined;
  const fleet = await joinFleet({ config, database, shutdown, pages: () => pages });
  const commerce = provider.open({ pictures, replica: fleet.replica });
  const { servicesDb } = database;
  const container = await createContainer({ config, commerce, servicesDb, pictures, changed: fleet.changed });
  if (roles.has('web')) pages = await openPages(config, { commerce, container, catalogue, shutdown });

  const repeat = ({ name, everyMs, firstMs, news, run }: Job): void => {
    // All of it writes: what cannot be done now is done when there is room again.
    const round = async (): Promise<unknown> => (database.isReadOnly() ? undefined : metrics.job(name, run));
    const { now, stop } = every(everyMs, round, failed(name), firstMs);
    shutdown.add(name, stop);
    if (news === undefined) return;
    const hearing = listen({
      url: database.directUrl,
      channel: news,
      onNews: now,
      onConnect: now,
      onLost: (error) => log.warn(`news of the ${name} are not heard`, {}, error),
    });
    shutdown.add(`news of the ${name}`, hearing.close);
  };
  if (roles.has('pictures')) repeat({ name: 'pictures on disk', everyMs: TIDY_EVERY_MS, run: pictures.trim });
  if (roles.has('worker')) await beginDuties(container, fleet, repeat);
  const { shopOrigin } = config;
  const { routes, onBehalfOf = (_address, work) => work() } = commerce;
  const crowd = createCrowdLimit();
  const app = crowd.guard(
    createApp(
      partsByRole(roles, {
        ...container,
        commerce: routes,
        insteadOf: commerce.insteadOf,
        stillThere: commerce.stillThere,
        pictures,
        pages: pages ? { fetch: pages.respond } : ELSEWHERE,
        shopOrigin,
        log,
      }),
    ),
  );
  server.use(
    async (request, caller) =>
      (await forOperators(request, caller)) ?? onBehalfOf(caller.address, () => app(request, caller)),
    // The checkout's own host shows no pages: whoever asks it for one is sent to the shop.
    (host, path, requested) => (host === routes.checkoutHost ? undefined : pages?.ready(path, requested)),
  );
  tellShopFigures(metrics, { health, database, commerce, pages, pictures, crowd, log: shopLog });
  const { otlp } = config.operations;
  const pushing = 'metrics to the collector';
  if (otlp) shutdown.add(pushing, every(PUSH_EVERY_MS, createOtlpExport(metrics, otlp), failed(pushing)).stop);
  await server.open();
  health.open();
  if (database.notice) console.log(database.notice);
  const release = readRelease();
  if (release) log.info('a release is open', { version: release.version });
  console.log(`\nBluebird Bay is open: ${shopOrigin}\nStop it with Ctrl-C.`);

  const { makeAhead: what } = config;
  if (what === 'none') return;
  const { shown } = catalogue;
  beginAhead({ what, shopOrigin, pages, pictures: roles.has('pictures') ? pictures : undefined, shown }, shutdown);
}

function beginAhead(parts: AheadParts, shutdown: Shutdown): void {
  const stopping = new AbortController();
  const ahead = makeAhead(parts, stopping.signal).catch(failed('making ahead'));
  shutdown.add('making ahead', () => {
    stopping.abort();
    return ahead;
  });
}

/** What our own services have done as long as the shop is open. */
const duties = (container: Container): Job[] => [
  { name: 'sizes that are back', everyMs: RESTOCK_EVERY_MS, run: container.restockRound },
  { name: 'messages', everyMs: DELIVER_EVERY_MS, run: container.contactRound },
  { name: 'Bay Club', everyMs: CLUB_EVERY_MS, run: container.clubRound },
  { name: 'what the services need no more', everyMs: TIDY_EVERY_MS, run: container.forgetServices },
];

/** Has them done, and what the provider has done by us; each by one process at a time, unless it shares its work out itself. */
async function beginDuties(container: Container, fleet: Fleet, repeat: (job: Job) => void): Promise<void> {
  await container.work.beforeOpening();
  for (const job of [...duties(container), ...container.work.jobs])
    repeat(job.isShared ? job : { ...job, run: () => fleet.once(job.name, job.run) });
}

interface PageParts {
  commerce: OpenCommerce;
  container: Container;
  catalogue: Catalogue;
  shutdown: Shutdown;
}

/** The pages of the shop, the front ones ready. */
async function openPages(config: Config, { commerce, container, catalogue, shutdown }: PageParts): Promise<PageStore> {
  const store = await createPageStore({
    api: commerce.pageApi ?? commerce.api,
    rating: container.rating,
    throttle: container.throttle,
    shopConfig: commerce.shopConfig,
    serviceWorker: config.serviceWorker,
    assetsDir: config.deployment.assetsDir,
    freshMs: config.operations.pagesFreshMs,
    withinMs: config.operations.pageWithinMs,
    log,
    archive: { file: join(config.dataDir, 'pages'), catalogue: catalogue.version },
  });
  shutdown.add('pages being made', store.close);
  await step('Front pages', store.open, (ready) => `${ready} ready`);
  return store;
}

/** Says that this shop is about to go, and serves on until whoever asks `/readyz` has heard of it. */
async function giveNotice(health: Health, noticeMs: number): Promise<void> {
  const wasOpen = health.isOpen;
  health.close();
  if (wasOpen) await sleep(noticeMs);
}

const shutdown = new Shutdown();

async function stop(code: number, isHasty: boolean): Promise<never> {
  await shutdown.run({ isHasty });
  shopLog.flush();
  process.exit(code);
}

async function lost(reason: string): Promise<void> {
  if (shutdown.begun) return;
  console.error(reason);
  await stop(1, true);
}

// A person at a terminal presses Ctrl-C; whoever runs shops behind a balancer sends SIGTERM.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (!shutdown.begun) console.log('\nClosing …');
    void stop(0, signal === 'SIGINT');
  });
}
followParent(() => void stop(0, true));
try {
  await openShop(readConfig(process.env), shutdown);
} catch (error) {
  if (!shutdown.begun) {
    console.error(
      error instanceof ConfigError
        ? error.message
        : `The shop could not open: ${error instanceof Error ? error.message : error}`,
    );
    await stop(1, true);
  }
}
