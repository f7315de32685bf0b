import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@bluebird-bay/database/free-port.ts';
import { firefoxPath } from './browser-path.ts';

/**
 * `SHOP_URL=http://localhost:3000 node e2e/firefox-crawl.ts`: opens a page of every kind in Firefox, which Playwright's own
 * build is not needed for, and says what the pages' security policy kept from happening and what broke (reliability A12). Spoken
 * is WebDriver BiDi, to Debian's `firefox-esr`.
 */
const shop = process.env.SHOP_URL ?? 'http://localhost:3000';
const firefox = firefoxPath() ?? 'firefox-esr';
const PAGES = [
  ...[
    '/',
    '/collections/new-arrivals/',
    '/products/kaila-top-wildflowers/',
    '/search/?q=towel',
    '/my-cart/',
    '/wishlist/',
  ],
  ...[
    '/lookbooks/',
    '/size-guide/',
    '/shipping-and-order-information/',
    '/track-order/',
    '/offline/',
    '/no-such-page/',
  ],
  ...[
    '/account/sign-in/',
    '/account/register/',
    '/user-account/',
    '/bay-club/',
    '/marlo-dolls/',
    '/help/',
    '/contact-us/',
    '/blog/',
  ],
  ...['/checkouts/policies/privacy-policy', '/checkouts/orders/none', '/checkouts/parcels/none', '/checkouts/cn/none'],
];

interface Message {
  id?: number;
  method?: string;
  result?: Record<string, unknown>;
  error?: string;
  message?: string;
  params?: { level?: string; text?: string; source?: { context?: string } };
}

/** Firefox with a door for BiDi, and how to ask there. */
async function openFirefox() {
  const profile = await mkdtemp(join(tmpdir(), 'bluebird-bay-firefox-'));
  const port = await freePort();
  const browser = spawn(
    firefox,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port)],
    { stdio: 'ignore', env: { ...process.env, HOME: profile, MOZ_HEADLESS: '1' } },
  );
  const connect = async (): Promise<WebSocket> => {
    for (let attempt = 0; attempt < 150; attempt += 1) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/session`);
      const isOpen = await new Promise<boolean>((resolve) => {
        socket.onopen = () => resolve(true);
        socket.onerror = () => resolve(false);
      });
      if (isOpen) return socket;
      // Fixed wait: between two tries.
      await sleep(200);
    }
    throw new Error('Firefox did not open.');
  };
  const socket = await connect();
  const waiting = new Map<number, (message: Message) => void>();
  const said: string[] = [];
  socket.onmessage = ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    if (message.method === 'log.entryAdded' && ['error', 'warn'].includes(message.params?.level ?? ''))
      said.push(message.params?.text ?? '');
  };
  let last = 0;
  const ask = async (method: string, params: object = {}): Promise<Record<string, unknown>> => {
    last += 1;
    const id = last;
    const { promise, resolve } = Promise.withResolvers<Message>();
    waiting.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await promise;
    if (answer.error) throw new Error(`${method}: ${answer.error} ${answer.message}`);
    return answer.result ?? {};
  };
  const close = async (): Promise<void> => {
    await ask('browser.close').catch(() => {});
    browser.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { ask, said, close };
}

/** Before any script of a page: what the policy refuses is told to the console, where BiDi hears it. */
const LISTEN = `() => document.addEventListener('securitypolicyviolation', (event) =>
  console.error('POLICY ' + event.effectiveDirective + ' ' + event.blockedURI + ' ' + event.sample))`;

const { ask, said, close } = await openFirefox();
let violations = 0;
let broken = 0;
try {
  const { capabilities } = await ask('session.new', { capabilities: {} });
  const { browserName, browserVersion } = Object(capabilities);
  await ask('session.subscribe', { events: ['log.entryAdded'] });
  await ask('script.addPreloadScript', { functionDeclaration: LISTEN });
  const { context } = await ask('browsingContext.create', { type: 'tab' });
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result } = await ask('script.evaluate', { expression, target: { context }, awaitPromise: true });
    return Object(result).value;
  };
  for (const page of PAGES) {
    said.length = 0;
    await ask('browsingContext.navigate', { context, url: shop + page, wait: 'complete' });
    // Fixed wait: what a page does in its first seconds by itself.
    await sleep(2_500);
    const heading = await evaluate("document.querySelector('h1')?.textContent ?? ''");
    const refused = said.filter((line) => line.startsWith('POLICY'));
    const other = said.filter((line) => !line.startsWith('POLICY') && !/status of 404|service worker/i.test(line));
    violations += refused.length;
    broken += other.length + (heading ? 0 : 1);
    console.log(`${page}: ${JSON.stringify(heading)} ${[...refused, ...other].join(' | ').slice(0, 300)}`);
  }
  // The control: what is put in all the same is refused, and heard of.
  said.length = 0;
  await ask('browsingContext.navigate', { context, url: `${shop}/offline/`, wait: 'complete' });
  await evaluate(
    "try { const s = document.createElement('script'); s.append('window.struck = 1'); document.body.append(s) } catch {}",
  );
  // Fixed wait: the report comes by itself.
  await sleep(500);
  const struck = await evaluate('String(window.struck)');
  const heard = said.some((line) => line.startsWith('POLICY'));
  console.log(`control: ${heard && struck === 'undefined' ? 'refused, and heard of' : `NOT refused (${struck})`}`);
  console.log(`${browserName} ${browserVersion}: ${PAGES.length} pages, ${violations} violations, ${broken} broken`);
  if (!heard || struck !== 'undefined') broken += 1;
} finally {
  await close();
}
process.exitCode = violations + broken > 0 ? 1 : 0;
