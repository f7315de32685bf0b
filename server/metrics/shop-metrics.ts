import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What kind of thing is asked for: few enough to tell apart on one screen, and never an address. */
type RequestClass =
  | 'page'
  | 'page data'
  | 'file'
  | 'picture'
  | 'api'
  | 'checkout'
  | 'services'
  | 'webhook'
  | 'operations';

const BEGINNINGS: ReadonlyArray<readonly [string, RequestClass]> = [
  ['/pictures/', 'picture'],
  ['/api/', 'api'],
  ['/checkouts/', 'checkout'],
  ['/services/webhooks', 'webhook'],
  ['/services/', 'services'],
  ['/bb-wishlist', 'services'],
  ['/webhooks/', 'webhook'],
  ['/page-data/', 'page data'],
  ['/healthz', 'operations'],
  ['/readyz', 'operations'],
  ['/metrics', 'operations'],
  ['/mailbox', 'operations'],
];

/** The class of a path, as it was asked for. */
export function requestClass(url: string): RequestClass {
  const path = url.split('?', 1)[0] ?? '';
  const known = BEGINNINGS.find(([beginning]) => path.startsWith(beginning));
  if (known) return known[1];
  return /\.[a-z0-9]{2,11}$/.test(path) ? 'file' : 'page';
}

/** How a number that others keep is named and told. `read` gives it for each set of labels; nothing where it is unknown. */
export interface Figure {
  name: string;
  help: string;
  /** A counter only ever grows while the process lives; a gauge says how it is now. */
  kind: 'counter' | 'gauge';
  /** Names of its labels. */
  labels?: readonly string[];
  read: () => ReadonlyArray<readonly [labels: Readonly<Record<string, string>>, value: number]>;
}

export interface ShopMetrics {
  /** A request came in; what is returned is called with its status once it is answered, or without where it was cut off. */
  request(url: string): (status: number | undefined) => void;
  /** Does one round of repeated work, and counts how it went. */
  job<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Tells these from now on, as they are when somebody asks. */
  tell(figures: readonly Figure[]): void;
  /** Called before each answer, to learn what takes a question; may fail, and is then left out. */
  before(learn: () => Promise<void>): void;
  /** Everything in Prometheus' text form. */
  text(): Promise<string>;
  /** The same as objects, to be read with a check: the library's types do not fit what it gives. */
  families(): Promise<unknown>;
  readonly contentType: string;
}

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts what the shop does, for whoever watches over it; see docs/operations.md for what each number means. */
export function createShopMetrics(): ShopMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'bluebird_http_request_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['class', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  const underWay = new Gauge({
    name: 'bluebird_http_requests_under_way',
    help: 'Requests that are being answered.',
    registers: [registry],
  });
  const jobSeconds = new Histogram({
    name: 'bluebird_job_seconds',
    help: 'Time one round of repeated work took.',
    labelNames: ['job'],
    buckets: SECONDS,
    registers: [registry],
  });
  const jobFailures = new Counter({
    name: 'bluebird_job_failures_total',
    help: 'Rounds of repeated work that failed.',
    labelNames: ['job'],
    registers: [registry],
  });
  const jobSuccess = new Gauge({
    name: 'bluebird_job_last_success_timestamp_seconds',
    help: 'When repeated work last came to a good end.',
    labelNames: ['job'],
    registers: [registry],
  });
  const learners: Array<() => Promise<void>> = [];
  const learn = () => Promise.allSettled(learners.map((learner) => learner()));

  return {
    request(url) {
      underWay.inc();
      const end = requests.startTimer({ class: requestClass(url) });
      return (status) => {
        underWay.dec();
        end({ status: status === undefined ? 'cut off' : `${Math.floor(status / 100)}xx` });
      };
    },
    async job(job, work) {
      const end = jobSeconds.startTimer({ job });
      try {
        const result = await work();
        jobSuccess.set({ job }, Date.now() / 1_000);
        return result;
      } catch (error) {
        jobFailures.inc({ job });
        throw error;
      } finally {
        end();
      }
    },
    tell(figures) {
      for (const { name, help, kind, labels: labelNames = [], read } of figures) {
        const options = { name, help, labelNames: [...labelNames], registers: [registry] };
        if (kind === 'gauge') {
          const gauge = new Gauge({
            ...options,
            collect() {
              gauge.reset();
              // Without labels it is zero now, which would be a lie: not known is not a number.
              if (labelNames.length === 0) gauge.set(Number.NaN);
              for (const [labels, value] of read()) gauge.set(labels, value);
            },
          });
        } else {
          const counter = new Counter({
            ...options,
            collect() {
              counter.reset();
              for (const [labels, value] of read()) counter.inc(labels, value);
            },
          });
        }
      }
    },
    before: (learner) => void learners.push(learner),
    async text() {
      await learn();
      return registry.metrics();
    },
    async families() {
      await learn();
      return registry.getMetricsAsJSON();
    },
    contentType: registry.contentType,
  };
}
