import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { freePort } from '@bluebird-bay/database/free-port.ts';
import { expect } from '@playwright/test';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Whether Debian's WebKit is here (`webkit2gtk-driver`), and what it shows its windows on. */
export const hasWebKit = [DRIVER, DISPLAY_SERVER, BROWSER].every((path) => existsSync(path));

/** What a shopper presses or fills in; by role, as screen readers call it. */
type Role = 'button' | 'link' | 'field';

const SELECTORS: Readonly<Record<Role, string>> = {
  button: 'button',
  link: 'a[href]',
  field: 'input:not([type="hidden"]), select, textarea',
};

/** Safari's engine with one window, on a screen that nobody sees. */
export interface WebKit {
  /** Opens an address, and waits until its page answers to presses. */
  open(address: string): Promise<void>;
  /** The body of a function; answers what it returns. */
  evaluate(script: string, ...given: unknown[]): Promise<unknown>;
  /** Presses what comes first of those in sight that have such a name. */
  press(role: Role, name: RegExp): Promise<void>;
  fill(label: RegExp, text: string): Promise<void>;
  close(): Promise<void>;
}

const FIND = `
  const [selector, source, flags] = arguments;
  const name = new RegExp(source, flags);
  const nameOf = (found) => found.getAttribute('aria-label') ?? found.labels?.[0]?.textContent ?? found.textContent;
  return [...document.querySelectorAll(selector)].find((found) =>
    found.checkVisibility() && !found.closest('[aria-hidden="true"]') && name.test(nameOf(found).trim()));`;

/** By this name WebDriver hands elements over. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The display that was free. The line it is told by stays open: a server that cannot end it ends itself. */
async function displayOf({ stdio: [, , , told] }: ChildProcess): Promise<string> {
  let number = '';
  if (told instanceof Readable)
    told.on('data', (part) => {
      number += String(part);
    });
  await expect.poll(() => number).toContain('\n');
  return `:${number.trim()}`;
}

type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

interface Session {
  ask: Ask;
  /** Its address at the driver. */
  path: string;
  end(): Promise<void>;
}

const asker =
  (port: number): Ask =>
  async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(path === '/session' ? OPENS_WITHIN_MS : ANSWERS_WITHIN_MS),
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value }: { value: unknown } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };

const OPENS_WITHIN_MS = 10_000;
const ANSWERS_WITHIN_MS = 30_000;

/** Not told to wait for all pictures of a page, which may be drawn at that moment. */
const CAPABILITIES = {
  alwaysMatch: {
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
  },
};

async function openSession(home: string, display: string): Promise<Session> {
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: home,
      DISPLAY: display,
      // Tests may run as root, where its sandbox cannot be made, and without a graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const ask = asker(port);
  try {
    await expect.poll(() => ask('GET', '/status').catch(() => undefined)).toMatchObject({ ready: true });
    const path = `/session/${String(Object(await ask('POST', '/session', { capabilities: CAPABILITIES })).sessionId)}`;
    const end = async (): Promise<void> => {
      await ask('DELETE', path).finally(() => driver.kill());
    };
    return { ask, path, end };
  } catch (error) {
    driver.kill();
    throw error;
  }
}

/** Opens WebKit by its WebDriver: the protocol is spoken with `fetch`, of which a journey needs seven words. */
export async function openWebKit(): Promise<WebKit> {
  const home = await mkdtemp(join(tmpdir(), 'bluebird-bay-webkit-'));
  const screen = spawn(DISPLAY_SERVER, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const stop = async (): Promise<void> => {
    screen.kill();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  const {
    ask,
    path: session,
    end,
  } = await openSession(home, await displayOf(screen)).catch(async (error) => {
    await stop();
    throw error;
  });

  const evaluate = (script: string, ...args: unknown[]): Promise<unknown> =>
    ask('POST', `${session}/execute/sync`, { script, args });
  /** Does something to an element; where a page brought up to date has replaced it since it was found, to the new one. */
  async function act(role: Role, name: RegExp, verb: 'click' | 'value', given: object): Promise<void> {
    const attempt = async (): Promise<boolean> => {
      const found = await evaluate(FIND, SELECTORS[role], name.source, name.flags);
      if (!found) return false;
      await evaluate("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", found);
      await ask('POST', `${session}/element/${String(Object(found)[ELEMENT])}/${verb}`, given);
      return true;
    };
    const again = (error: Error): boolean => {
      if (error.message.includes('stale element')) return false;
      throw error;
    };
    await expect.poll(() => attempt().catch(again), `${role} ${name}`).toBe(true);
  }
  return {
    evaluate,
    async open(address) {
      await evaluate("document.documentElement.dataset.left = ''");
      await ask('POST', `${session}/url`, { url: address });
      const isAlive = `return !('left' in document.documentElement.dataset)
        && performance.getEntriesByName('shop:first-render').length > 0`;
      await expect.poll(() => evaluate(isAlive).catch(() => false), `${address} answers`).toBe(true);
    },
    press: (role, name) => act(role, name, 'click', {}),
    fill: (label, text) => act('field', label, 'value', { text }),
    async close() {
      await end().finally(stop);
    },
  };
}
