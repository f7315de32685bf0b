import type { OperatingFigures } from '@bluebird-bay/commerce/store/operating-figures.ts';
import type { ShopLog } from '@bluebird-bay/telemetry/log.ts';
import type { OpenCommerce } from '../commerce/commerce.ts';
import type { CrowdLimit } from '../http/crowd-limit.ts';
import type { Health } from '../life/health.ts';
import type { OpenDatabase } from '../life/open-database.ts';
import type { PageStore } from '../pages/page-store.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Figure, ShopMetrics } from './shop-metrics.ts';

/** Whose numbers are told. */
export interface ShopParts {
  health: Health;
  database: OpenDatabase;
  commerce: Pick<OpenCommerce, 'figures' | 'answers'>;
  /** Where this process shows any. */
  pages: Pick<PageStore, 'figures' | 'buildHash'> | undefined;
  pictures: Pick<Pictures, 'figures'>;
  crowd: Pick<CrowdLimit, 'turnedAway'>;
  log: ShopLog;
}

type Rows = ReturnType<Figure['read']>;

const one = (value: number): Rows => [[{}, value]];
const byLabel = (label: string, values: Readonly<Record<string, number>>): Rows =>
  Object.entries(values).map(([name, value]) => [{ [label]: name }, value]);

function databaseFigures({ database, health }: ShopParts): Figure[] {
  const { pools, embedded } = database;
  const ofPools = (read: (figures: { max: number; busy: number; idle: number; waiting: number }) => number): Rows =>
    [...pools].map(([pool, figures]) => [{ pool }, read(figures())]);
  const gauge = { kind: 'gauge', labels: ['pool'] } as const;
  return [
    {
      name: 'bluebird_ready',
      help: 'Whether requests should come here (1), as /readyz says.',
      kind: 'gauge',
      read: () => one(health.wasReady ? 1 : 0),
    },
    {
      name: 'bluebird_read_only',
      help: 'Whether the shop is only looked at, because its disk is nearly full.',
      kind: 'gauge',
      read: () => one(database.isReadOnly() ? 1 : 0),
    },
    { ...gauge, name: 'bluebird_pool_max', help: 'Connections at the most.', read: () => ofPools(({ max }) => max) },
    { ...gauge, name: 'bluebird_pool_busy', help: 'Connections in use.', read: () => ofPools(({ busy }) => busy) },
    {
      ...gauge,
      name: 'bluebird_pool_waiting',
      help: 'Who waits for a connection.',
      read: () => ofPools(({ waiting }) => waiting),
    },
    {
      name: 'bluebird_database_restarts_total',
      help: 'How often the embedded PostgreSQL was brought back.',
      kind: 'counter',
      read: () => (embedded ? one(embedded.restarts()) : []),
    },
    {
      name: 'bluebird_disk_free_bytes',
      help: 'Free on the disk of the embedded database.',
      kind: 'gauge',
      read: () => {
        const bytes = embedded?.freeBytes();
        return bytes === undefined ? [] : one(bytes);
      },
    },
  ];
}

function workFigures(waiting: () => OperatingFigures | undefined): Figure[] {
  const gauge = (name: string, help: string, key: keyof OperatingFigures): Figure => ({
    name,
    help,
    kind: 'gauge',
    read: () => {
      const figures = waiting();
      return figures ? one(figures[key]) : [];
    },
  });
  return [
    gauge('bluebird_outbox_due', 'Emails, webhooks and events whose time has come.', 'outboxDue'),
    gauge('bluebird_outbox_oldest_seconds', 'Age of the oldest that is not out.', 'outboxOldestSeconds'),
    gauge('bluebird_outbox_given_up', 'Those nobody will try again.', 'outboxGivenUp'),
    gauge('bluebird_payments_live', 'Payments that have begun and not ended.', 'paymentsLive'),
    gauge('bluebird_payments_stuck', 'Those the sweeper should have ended.', 'paymentsStuck'),
    gauge('bluebird_refunds_stuck', 'Refunds agreed ten minutes ago and not through.', 'refundsStuck'),
  ];
}

function pageFigures(pages: NonNullable<ShopParts['pages']>): Figure[] {
  return [
    {
      name: 'bluebird_page_reads_total',
      help:
        'Pages, searches and prices of other countries read from the cache: fresh, stale (made again meanwhile, or in vain), ' +
        'made while the reader waited, late (not made in time), or failed (could not be made).',
      kind: 'counter',
      labels: ['of', 'result'],
      read: () =>
        Object.entries(pages.figures().reads).flatMap(([of, results]) =>
          Object.entries(results).map(([result, count]) => [{ of, result }, count] as const),
        ),
    },
    { name: 'bluebird_pages', help: 'Pages in the cache.', kind: 'gauge', read: () => one(pages.figures().pages) },
    {
      name: 'bluebird_build_info',
      help: 'Always 1; which build of the storefront is served.',
      kind: 'gauge',
      labels: ['build'],
      read: () => [[{ build: pages.buildHash }, 1]],
    },
  ];
}

function providerFigures({ answers }: ShopParts['commerce']): Figure[] {
  if (!answers) return [];
  return [
    {
      name: 'bluebird_provider_answers_total',
      help:
        'Questions of this process to a provider elsewhere, each try by itself: answered, refused, throttled, ' +
        'server (it broke), network (no answer came), readOnly (it takes no changes for now).',
      kind: 'counter',
      labels: ['result'],
      read: () => byLabel('result', answers()),
    },
  ];
}

function crowdFigures({ crowd }: ShopParts): Figure[] {
  return [
    {
      name: 'bluebird_turned_away_total',
      help: 'Requests told at once to come again (429), because more was asked than can be done.',
      kind: 'counter',
      read: () => one(crowd.turnedAway()),
    },
  ];
}

function pictureFigures({ pictures, log }: ShopParts): Figure[] {
  return [
    {
      name: 'bluebird_pictures_total',
      help: 'Pictures asked for: kept, drawn, answered with a stand-in, or failed.',
      kind: 'counter',
      labels: ['result'],
      read: () => byLabel('result', pictures.figures().asked),
    },
    {
      name: 'bluebird_picture_queue',
      help: 'Pictures a visitor waits for (now), those drawn ahead of time, and those being drawn.',
      kind: 'gauge',
      labels: ['queue'],
      read: () => byLabel('queue', pictures.figures().queue),
    },
    {
      name: 'bluebird_picture_bucket_failures_total',
      help: 'Times the bucket of drawn pictures refused, was slow or was gone; the pictures were drawn all the same.',
      kind: 'counter',
      read: () => {
        const { bucket } = pictures.figures();
        return bucket ? one(bucket.failures) : [];
      },
    },
    {
      name: 'bluebird_log_lines_total',
      help: 'Lines of the log by level, also those that were only counted.',
      kind: 'counter',
      labels: ['level'],
      read: () => byLabel('level', log.counts),
    },
  ];
}

/** Has the metrics tell what the parts of an open shop know of themselves. */
export function tellShopFigures(metrics: ShopMetrics, parts: ShopParts): void {
  let waiting: OperatingFigures | undefined;
  metrics.before(async () => {
    // What is not known is not told: an old number would look like a good one.
    waiting = undefined;
    waiting = await parts.commerce.figures?.();
  });
  metrics.before(() => parts.health.ready().then(() => {}));
  metrics.tell([
    ...databaseFigures(parts),
    ...workFigures(() => waiting),
    ...(parts.pages ? pageFigures(parts.pages) : []),
    ...pictureFigures(parts),
    ...crowdFigures(parts),
    ...providerFigures(parts.commerce),
  ]);
}
