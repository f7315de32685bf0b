import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { browserPath } from '../../e2e/browser-path.ts';

/** A phone of the middle on a mobile network: 150 ms there and back, 1.6 Mbit/s, a processor four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const CPU = 4;
/** How long a finger stays on the glass. */
const TAP_MS = 80;

export function openBrowser(): Promise<Browser> {
  const executablePath = browserPath({ isWhole: true });
  return chromium.launch({ args: ['--no-sandbox', '--disable-gpu'], ...(executablePath ? { executablePath } : {}) });
}

/**
 * Watches the page from its first moment: when the shopper last did something, and how long each thing they did took
 * until its next paint (event timing, what INP is made of). Looks in the frames in which something has changed: a look at every
 * frame would make frames, each of which takes a slow phone a while. What is seen in one is on the screen by the time of the next; a
 * timer would tell later, as browsers hold timers back after a touch.
 */
const WATCH = `
  window.__worst = 0;
  for (const type of ['click', 'input'])
    addEventListener(type, (event) => { window.__began = event.timeStamp; }, { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.__worst = Math.max(window.__worst, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  window.__until = (seen) => new Promise((resolve) => {
    let asked = false;
    const look = () => {
      asked = false;
      if (window.__began === undefined || !seen()) return;
      watch.disconnect();
      clearInterval(nowAndThen);
      requestAnimationFrame(() => resolve(performance.now() - window.__began));
    };
    const ask = () => {
      if (!asked) requestAnimationFrame(look);
      asked = true;
    };
    const watch = new MutationObserver(ask);
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    // For what style sheets alone bring into sight.
    const nowAndThen = setInterval(ask, 250);
    ask();
  });`;

/** What an interaction took, in milliseconds. */
export interface Timing {
  /** From the shopper's act until what it is for is in sight. */
  seen: number;
  /** The longest wait for the next paint in the whole visit. */
  inp: number;
}

export class SlowPhone {
  readonly page: Page;
  private readonly cdp: CDPSession;

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.cdp = cdp;
  }

  /** A new visitor with an empty cache; on `this machine` only the processor is slow. */
  static async open(
    browser: Browser,
    { network = 'mobile' }: { network?: 'mobile' | 'this machine' } = {},
  ): Promise<SlowPhone> {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 2,
    });
    await context.addInitScript(WATCH);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    if (network === 'mobile') {
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', NETWORK);
    }
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    return new SlowPhone(page, cdp);
  }

  /** Touches the middle of something, for as long as a finger does. */
  async tap(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`Nothing to tap: ${target}`);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await this.cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await sleep(TAP_MS);
    await this.cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** Runs `act` and waits until the script `seen` is true. */
  async time(act: () => Promise<void>, seen: string): Promise<Timing> {
    await this.page.evaluate('window.__began = undefined');
    const [took] = await Promise.all([this.page.evaluate(`window.__until(() => ${seen})`), act()]);
    // Event timing is told a little later than it was measured.
    await sleep(400);
    return { seen: Number(took), inp: Number(await this.page.evaluate('window.__worst')) };
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
