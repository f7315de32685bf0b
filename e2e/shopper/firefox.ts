import { setImmediate as emitted } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

/** What WebDriver BiDi says on the line between Playwright and Firefox, as far as it is looked at here. */
interface Message {
  id?: number;
  type?: string;
  method?: string;
  params?: { request?: { request: string; method: string } };
  result?: { bytes?: { type: string; value: string } };
}

/** Playwright's own keyboard for such a browser. */
interface Keyboard {
  _performActions(progress: unknown, actions: readonly object[]): unknown;
}

/**
 * What journeys put before all scripts is run in the empty page before a page too, which may store nothing; and a page that is
 * left hears that what it has just asked for is lost.
 */
export const FIREFOX_NOISE =
  /^The operation is insecure\.$|^Error (?:fetching|syncing) |A ServiceWorker intercepted the request and/;

/** Ids that Playwright, which counts from one, does not come to. */
const FIRST_ID = 1_000_000_000;

/** What this Firefox does not know: a page's own colour scheme, and permissions for what is copied, which a setting gives. */
const UNKNOWN: ReadonlySet<string> = new Set(['emulation.setMediaFeaturesOverride', 'permissions.setPermission']);

/** As WebDriver calls the key. */
const ENTER = '\uE006';

/**
 * Playwright does not yet do in Debian's Firefox all that journeys need, over the line it has to it: it sends commands that
 * this one does not know, does not ask what requests carry, and fills in fields so that React does not hear of it. This makes
 * up for it, from within Playwright; a newer pair may need none of it.
 */
export async function completeFirefox(browser: Browser): Promise<void> {
  const { toImpl } = Reflect.get(browser, '_connection');
  const { _transport: line } = toImpl(browser)._connection;
  const send: (message: Message) => void = line.send.bind(line);
  const deliver: (message: Message) => void = line.onmessage;

  const asked = new Map<number, (answer: Message) => void>();
  function ask(method: string, params: object): Promise<Message> {
    const id = FIRST_ID + asked.size;
    const { promise, resolve } = Promise.withResolvers<Message>();
    asked.set(id, resolve);
    send(Object.assign({ id, method }, { params }));
    return promise;
  }

  let body: Buffer | null = null;
  async function bodyOf({ method, params }: Message): Promise<Buffer | null> {
    if (method !== 'network.beforeRequestSent' || params?.request?.method !== 'POST') return null;
    const { result } = await ask('network.getData', { request: params.request.request, dataType: 'request' });
    return result?.bytes ? Buffer.from(result.bytes.value, result.bytes.type === 'base64' ? 'base64' : 'utf8') : null;
  }

  /** One after the other: what comes behind a request waits until it is known what that carries. */
  let before = Promise.resolve();
  async function pass(message: Message): Promise<void> {
    body = await bodyOf(message);
    deliver(message);
    if (body) await emitted();
  }
  line.onmessage = (message: Message) => {
    const answered = asked.get(message.id ?? 0);
    if (answered) answered(message);
    else before = before.then(() => pass(message));
  };
  line.send = (message: Message) => {
    if (UNKNOWN.has(message.method ?? '')) line.onmessage?.({ id: message.id, type: 'success', result: {} });
    else send(message);
  };

  await ask('network.addDataCollector', { dataTypes: ['request'], maxEncodedDataSize: 1_000_000 });
  const page = await browser.newPage();
  const frames = Object.getPrototypeOf(toImpl(page).frameManager);
  const { requestStarted } = frames;
  frames.requestStarted = function (this: unknown, request: object, route: unknown): void {
    Object.assign(request, { _postData: body });
    requestStarted.call(this, request, route);
  };
  // Put into a field as Playwright does it, in the page's own world, a text is taken for React's: it is typed key by key.
  const keys = Object.getPrototypeOf(toImpl(page).delegate.rawKeyboard);
  keys.sendText = function (this: Keyboard, progress: unknown, text: string): unknown {
    const values = Array.from(text, (character) => (character === '\n' ? ENTER : character));
    const actions = values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return this._performActions(progress, actions);
  };
  await page.close();
}
