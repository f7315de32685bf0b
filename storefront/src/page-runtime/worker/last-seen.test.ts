import { afterEach, expect, test, vi } from 'vitest';
import type { LoadedPage } from '../loading/page-data.ts';
import { watchLastSeen } from './last-seen.ts';

const AT = '2026-05-06T07:08:09.000Z';

const aPage = (lastSeen?: string): LoadedPage => ({
  status: 'success',
  page: {
    componentChunkName: 'home',
    path: '/',
    matchPath: '/',
    country: 'PH',
    staticQueryHashes: [],
    slicesMap: {},
    webpackCompilationHash: 'build-1',
  },
  json: JSON.parse('{"data":null}'),
  component: () => null,
  notFound: false,
  internalServerError: false,
  ...(lastSeen !== undefined && { lastSeen }),
});

/** A browser that shows a page of the server, or one that was kept at `servedAt`; `notes` are those that stand. */
function aBrowser(servedAt?: string) {
  const dataset: Record<string, string> = servedAt === undefined ? {} : { lastSeen: servedAt };
  const window = new EventTarget();
  const navigator = { onLine: true };
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', navigator);
  const notes: string[] = [];
  const note = (text: string) => () => {
    notes.push(text);
    return () => void notes.splice(notes.indexOf(text), 1);
  };
  const words = {
    foreignPrices: note('prices'),
    lastSeen: (at: string | undefined) => note(`seen ${at}`)(),
    newBuild: note('build'),
  };
  const first = aPage();
  const lastSeen = watchLastSeen(async () => words, first);
  function connect(isOn: boolean): void {
    navigator.onLine = isOn;
    window.dispatchEvent(new Event(isOn ? 'online' : 'offline'));
  }
  const told = async () => {
    await new Promise(setImmediate);
    return [dataset.lastSeen, ...notes];
  };
  return { lastSeen, first, connect, told };
}

afterEach(() => vi.unstubAllGlobals());

test('a page as it was last seen says so while it is on show, connected or not', async () => {
  const { lastSeen, connect, told } = aBrowser();
  expect(await told()).toEqual([undefined]);
  lastSeen.shows(aPage(AT));
  expect(await told()).toEqual([AT, `seen ${AT}`]);
  connect(false);
  connect(true);
  expect(await told()).toEqual([AT, `seen ${AT}`]);
  lastSeen.shows(aPage());
  expect(await told()).toEqual([undefined]);
});

test('without a connection every page says so, and a fresh one no longer once it is back', async () => {
  const { lastSeen, first, connect, told } = aBrowser();
  connect(false);
  expect(await told()).toEqual(['', 'seen undefined']);
  lastSeen.shows(aPage());
  lastSeen.shows(first);
  expect(await told()).toEqual(['', 'seen undefined']);
  connect(true);
  expect(await told()).toEqual([undefined]);
});

test('a document that was kept says so until another page is on show', async () => {
  const { lastSeen, first, connect, told } = aBrowser(AT);
  expect(lastSeen.servedAt).toBe(AT);
  connect(true);
  lastSeen.shows(first);
  expect(await told()).toEqual([AT, `seen ${AT}`]);
  lastSeen.shows(aPage());
  expect(await told()).toEqual([undefined]);
});

test('a list that has grown by what was last seen says so as long as it is on show', async () => {
  const { lastSeen, first, told } = aBrowser();
  lastSeen.adds(aPage(AT));
  lastSeen.shows(first);
  lastSeen.adds(aPage());
  expect(await told()).toEqual([AT, `seen ${AT}`]);
  lastSeen.shows(aPage());
  expect(await told()).toEqual([undefined]);
  lastSeen.shows(first);
  expect(await told()).toEqual([AT, `seen ${AT}`]);
});
