import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { freePort } from '@bluebird-bay/database/free-port.ts';
import type { Browser } from '@playwright/test';
import { HYDROGEN, installHydrogen, openHydrogen } from '../../e2e/strangers/hydrogen.ts';
import { installed, type Missing } from '../../e2e/strangers/installed.ts';
import { openBrowser } from '../phone/slow-phone.ts';
import { type Row, shopUrl } from '../rows.ts';
import { answersPerSecond } from './answers.ts';
import { bothTouched } from './both-touched.ts';
import { chartOf, figureText } from './chart.ts';
import { figuresDocument } from './figures.ts';
import { firstViews } from './first-views.ts';
import { type Compared, type Origins, PAGE_NAMES, PAGES, type PageName, ratioOf, SIDES } from './sides.ts';

const LIGHTHOUSE = fileURLToPath(new URL('lighthouse', import.meta.url));
const DOCUMENT = fileURLToPath(new URL('../../docs/figures.md', import.meta.url));
const CHART = fileURLToPath(new URL('../../docs/figures.svg', import.meta.url));
/** The whole ends in ten minutes: on a busy machine first views, which take most of it, are fewer. */
const FIRST_VIEWS_UNTIL_MS = 9 * 60_000;
const [RUNS, MOST_VISITS, MOST_TURNS] = [5, 3, 2];

export interface PeersOptions {
  /** How many first views each median is of, where time does not run out. */
  runs?: number;
  /** The pages to compare; unless all are, the document is left as it is. */
  pages?: readonly PageName[];
  /** The shop's `STOREFRONT_PRIVATE_TOKEN`. */
  privateToken: string;
}

/** Has every page rendered and every picture drawn that a first view shows, so that none waits for either. */
async function warmUp(browser: Browser, origins: Origins, pages: readonly PageName[]): Promise<void> {
  // The screen that Lighthouse has.
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  for (const name of pages)
    for (const side of SIDES) await page.goto(origins[side] + PAGES[name][side], { waitUntil: 'networkidle' });
  await page.close();
}

const rowOf = (figure: Compared): Row => ({
  what: `${figure.of}: ${figure.what}${figure.unit && `, ${figure.unit}`}`,
  measured: figureText(figure.ours),
  floor: `${figureText(figure.peer)} Hydrogen`,
  ...(!Number.isNaN(figure.peer) && { ratio: ratioOf(figure) }),
});

const notMeasured = ({ missing }: Missing): Row[] => [{ what: HYDROGEN, measured: `not measured: ${missing}` }];

function machine(browser: string): string[] {
  const [first] = cpus();
  return [
    `${cpus().length} cores of ${first?.model ?? 'a processor'}`,
    `Node ${process.versions.node}`,
    `Chromium ${browser}`,
  ];
}

/** Our shop and Hydrogen's skeleton on one provider, in turns; with all pages the figures are written into the documents. */
export async function peersBench({ runs = RUNS, pages = PAGE_NAMES, privateToken }: PeersOptions): Promise<Row[]> {
  const until = performance.now() + FIRST_VIEWS_UNTIL_MS;
  const packages = await installHydrogen();
  const lighthouse = await installed(LIGHTHOUSE);
  if ('missing' in packages) return notMeasured(packages);
  if ('missing' in lighthouse) return notMeasured(lighthouse);
  const store = shopUrl();
  const hydrogen = await openHydrogen({ folder: packages.folder, port: await freePort(), store, privateToken });
  const browser = await openBrowser();
  try {
    const origins: Origins = { ours: store, peer: hydrogen.url };
    await warmUp(browser, origins, pages);
    const visits = Math.min(runs, MOST_VISITS);
    const touches = await bothTouched(browser, hydrogen.url, visits);
    const answers = await answersPerSecond(origins, pages, Math.min(runs, MOST_TURNS));
    const views = await firstViews({ folder: lighthouse.folder, origins, pages, rounds: runs, until });
    const ofPages = pages.flatMap((page) => [...views.compared, ...answers].filter(({ of }) => of === page));
    const compared = [...ofPages, ...touches];
    if (pages.length === PAGE_NAMES.length) {
      await writeFile(CHART, chartOf(compared, HYDROGEN));
      await writeFile(
        DOCUMENT,
        figuresDocument({
          compared,
          peer: HYDROGEN,
          rounds: views.rounds,
          visits,
          date: new Date(),
          machine: machine(browser.version()),
          lighthouse: views.lighthouse,
          chart: 'figures.svg',
        }),
      );
    }
    return compared.map(rowOf);
  } finally {
    await browser.close();
    await hydrogen.close();
  }
}
