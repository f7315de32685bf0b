import type { Browser } from '@playwright/test';
import { scriptWeight } from '../e2e/shopper/first-visit.ts';
import { bareReactPage } from './bare-react.ts';
import { openBrowser, SlowPhone } from './phone/slow-phone.ts';
import { median } from './rounds.ts';
import { type Row, shopUrl } from './rows.ts';
import { staticFloor } from './static-floor.ts';

const TEMPLATES: Readonly<Record<string, string>> = {
  home: '/',
  collection: '/collections/tops/',
  product: '/products/kaila-top-wildflowers/',
  content: '/lookbooks/',
  account: '/account/sign-in/',
};
const ROUNDS = 3;
const KIB = 1024;

/** What a first visit was like; times in milliseconds. */
export interface Visit {
  fcp: number;
  lcp: number;
  /** Of every task over 50 ms, what is over. */
  tbt: number;
  cls: number;
  /** Until the page answered to the shopper, or was read; the document included, pictures aside. */
  requests: number;
}

const WATCH = `
  window.__visit = { fcp: 0, lcp: 0, tbt: 0, cls: 0 };
  const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') __visit.fcp = entry.startTime; });
  watch('largest-contentful-paint', (entry) => { __visit.lcp = entry.startTime; });
  watch('longtask', (entry) => { __visit.tbt += Math.max(0, entry.duration - 50); });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) __visit.cls += entry.value; });`;

const REQUESTS = `(() => {
  const alive = performance.getEntriesByName('shop:first-render')[0]?.startTime ?? Infinity;
  const asked = performance.getEntriesByType('resource').filter((entry) => entry.startTime < alive && !/\\/pictures\\/|\\.svg$/.test(entry.name));
  return asked.length + 1;
})()`;

async function visit(browser: Browser, url: string): Promise<Visit> {
  const phone = await SlowPhone.open(browser);
  try {
    await phone.page.context().addInitScript(WATCH);
    await phone.page.goto(url, { waitUntil: 'load' });
    await phone.page.waitForTimeout(1500);
    const seen: Omit<Visit, 'requests'> = await phone.page.evaluate('window.__visit');
    return { ...seen, requests: Number(await phone.page.evaluate(REQUESTS)) };
  } finally {
    await phone.close();
  }
}

/** The median of a few visits, each on a phone of its own. */
export async function visits(browser: Browser, url: string): Promise<Visit> {
  const all: Visit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) all.push(await visit(browser, url));
  const of = (key: keyof Visit): number => median(all.map((one) => one[key]));
  return { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls'), requests: of('requests') };
}

async function documentBytes(path: string): Promise<number> {
  const answer = await fetch(shopUrl() + path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  return Number(answer.headers.get('content-length'));
}

function timeRow(what: string, ours: number, floor: number, most: number): Row {
  return {
    what,
    measured: `${ours.toFixed(0)} ms`,
    floor: `${floor.toFixed(0)} ms`,
    ratio: ours / floor,
    target: `<= ${most} x`,
  };
}

/** From a touch on a card of a list to the heading of its page, with the page got ahead of time. */
async function cardToHeading(browser: Browser): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const phone = await SlowPhone.open(browser);
    await phone.page.goto(`${shopUrl()}/collections/tops/`);
    await phone.page.evaluate('window.scrollBy(0, 1)');
    await phone.page.waitForTimeout(9_000);
    const card = phone.page.locator('main a[href^="/products/"]').first();
    const { seen } = await phone.time(() => phone.tap(card), `!/Tops/.test(document.querySelector('h1')?.innerText)`);
    times.push(seen);
    await phone.close();
  }
  return median(times);
}

/** What React costs that shows next to nothing: the floor under every page that comes alive. */
async function reactRows(browser: Browser): Promise<Row[]> {
  const react = await bareReactPage();
  try {
    const { fcp, tbt } = await visits(browser, react.url);
    const script = await scriptWeight(await (await fetch(react.url)).text(), new URL(react.url).origin);
    return [
      { what: 'React alone: script, gzip KiB', measured: (script / KIB).toFixed(1) },
      { what: 'React alone: first paint', measured: `${fcp.toFixed(0)} ms` },
      { what: 'React alone: blocking time', measured: `${tbt.toFixed(0)} ms` },
    ];
  } finally {
    await react.close();
  }
}

/** What a first visit to each template is like on a slow phone, against the same page as static HTML. */
export async function loadingBench(): Promise<Row[]> {
  const browser = await openBrowser();
  const floor = await staticFloor();
  const rows: Row[] = [];
  try {
    for (const [name, path] of Object.entries(TEMPLATES)) {
      const still = await visits(browser, floor.url + path);
      const ours = await visits(browser, shopUrl() + path);
      const html = await (await fetch(shopUrl() + path)).text();
      rows.push(
        {
          what: `${name}: script, gzip KiB`,
          measured: ((await scriptWeight(html, shopUrl())) / KIB).toFixed(1),
          target: '<= 90',
        },
        {
          what: `${name}: document with data, brotli KiB`,
          measured: ((await documentBytes(path)) / KIB).toFixed(1),
          target: '<= 8',
        },
        { what: `${name}: requests before it answers`, measured: String(ours.requests), target: '<= 12' },
        timeRow(`${name}: first paint`, ours.fcp, still.fcp, 1.15),
        timeRow(`${name}: largest paint`, ours.lcp, still.lcp, 1.2),
        { what: `${name}: blocking time`, measured: `${ours.tbt.toFixed(0)} ms`, target: '<= 50 ms' },
        { what: `${name}: layout shift`, measured: ours.cls.toFixed(3), target: '0' },
      );
    }
    rows.push(...(await reactRows(browser)), {
      what: 'card to heading, got ahead of time',
      measured: `${(await cardToHeading(browser)).toFixed(0)} ms`,
      target: '<= 120 ms',
    });
    return rows;
  } finally {
    await floor.close();
    await browser.close();
  }
}
