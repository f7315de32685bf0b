import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { browserPath } from '../../e2e/browser-path.ts';
import { median } from '../rounds.ts';
import { type Compared, inTurns, type Origins, PAGES, type PageName, type Side } from './sides.ts';

/** What is read of a report of Lighthouse's. */
interface Report {
  lighthouseVersion: string;
  runtimeError?: { message: string };
  categories: { performance: { score: number | null } };
  audits: Readonly<
    Record<string, { numericValue?: number; details?: { items?: readonly NetworkRequest[] } } | undefined>
  >;
}

interface NetworkRequest {
  url: string;
  resourceType?: string;
  transferSize?: number;
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;
interface ChromeLauncher {
  launch(options: object): Promise<{ port: number; kill(): unknown }>;
}

/** One first view. */
interface View {
  score: number;
  firstPaint: number;
  largestPaint: number;
  bytes: number;
  requests: number;
  scriptBytes: number;
}

const KIB = 1024;
/** Nothing leaves this machine, whichever storefront asks for it. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
];

function viewIn(report: Report): View {
  const time = (audit: string): number => report.audits[audit]?.numericValue ?? Number.NaN;
  const requests = (report.audits['network-requests']?.details?.items ?? []).filter(({ url }) => /^http/.test(url));
  const bytesOf = (some: readonly NetworkRequest[]): number =>
    some.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    score: Math.round((report.categories.performance.score ?? Number.NaN) * 100),
    firstPaint: time('first-contentful-paint'),
    largestPaint: time('largest-contentful-paint'),
    bytes: bytesOf(requests) / KIB,
    requests: requests.length,
    scriptBytes: bytesOf(requests.filter(({ resourceType }) => resourceType === 'Script')) / KIB,
  };
}

const FIGURES: ReadonlyArray<readonly [keyof View, Omit<Compared, 'of' | 'ours' | 'peer'>]> = [
  ['score', { what: 'Lighthouse, performance', unit: '', better: 'more' }],
  ['firstPaint', { what: 'first paint', unit: 'ms', better: 'less' }],
  ['largestPaint', { what: 'largest paint', unit: 'ms', better: 'less' }],
  ['bytes', { what: 'bytes', unit: 'KiB', better: 'less' }],
  ['scriptBytes', { what: 'of them scripts', unit: 'KiB', better: 'less' }],
  ['requests', { what: 'requests', unit: '', better: 'less' }],
];

export interface FirstViews {
  compared: Compared[];
  /** How many views each median is of. */
  rounds: number;
  lighthouse: string;
}

/** Opens Lighthouse as it was installed in `folder`, with a browser of its own. */
async function openLighthouse(folder: string) {
  const modules = (path: string): string => pathToFileURL(join(folder, 'node_modules', path)).href;
  const { default: lighthouse }: { default: Lighthouse } = await import(modules('lighthouse/core/index.js'));
  const { launch }: ChromeLauncher = await import(modules('chrome-launcher/dist/index.js'));
  const chrome = await launch({ chromePath: browserPath(), chromeFlags: FLAGS, logLevel: 'silent' });
  return {
    /** On a busy machine a view is lost now and then: it is taken again, and the third loss is the run's. */
    async report(url: string, tries = 3): Promise<Report> {
      const flags = { port: chrome.port, logLevel: 'silent', onlyCategories: ['performance'] };
      const answer = await lighthouse(url, { ...flags, disableFullPageScreenshot: true });
      if (answer && !answer.lhr.runtimeError) return answer.lhr;
      if (tries > 1) return this.report(url, tries - 1);
      throw new Error(`${url}: ${answer?.lhr.runtimeError?.message}`);
    },
    close: () => chrome.kill(),
  };
}

export interface FirstViewOptions {
  /** Where Lighthouse is installed. */
  folder: string;
  origins: Origins;
  pages: readonly PageName[];
  rounds: number;
  /** No round is begun that would end behind this time (`performance.now()`); the first always is. */
  until: number;
}

/** First views of both storefronts on a simulated phone, page by page in turns: the median of each figure. */
export async function firstViews({ folder, origins, pages, rounds, until }: FirstViewOptions): Promise<FirstViews> {
  const views = new Map<string, View[]>();
  let round = 0;
  let longest = 0;
  let version = '';
  const lighthouse = await openLighthouse(folder);
  try {
    while (round < rounds && (round === 0 || performance.now() + longest < until)) {
      const began = performance.now();
      for (const page of pages)
        await inTurns(round, async (side) => {
          const report = await lighthouse.report(origins[side] + PAGES[page][side]);
          version = report.lighthouseVersion;
          views.set(`${page} ${side}`, [...(views.get(`${page} ${side}`) ?? []), viewIn(report)]);
        });
      round += 1;
      longest = Math.max(longest, performance.now() - began);
    }
  } finally {
    lighthouse.close();
  }
  const middle = (page: PageName, side: Side, figure: keyof View): number =>
    median((views.get(`${page} ${side}`) ?? []).map((view) => view[figure]));
  const compared = pages.flatMap((page) =>
    FIGURES.map(([figure, said]) => ({
      of: page,
      ...said,
      ours: middle(page, 'ours', figure),
      peer: middle(page, 'peer', figure),
    })),
  );
  return { compared, rounds: round, lighthouse: version };
}
