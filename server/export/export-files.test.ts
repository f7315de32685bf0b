import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assertExportable, dataAddress, exportFiles, fileOf, HOSTING_FILE, readCountries } from './export-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bluebird-bay-export-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test.each([
  ['/', '/index.html', '/page-data/index/page-data.json'],
  ['/products/a/', '/products/a/index.html', '/page-data/products/a/page-data.json'],
  ['/products/%C3%A9/', '/products/é/index.html', '/page-data/products/%C3%A9/page-data.json'],
  ['/404.html', '/404.html', '/page-data/404.html/page-data.json'],
])('%s lies where a host looks for it', (address, file, data) => {
  expect([fileOf(address), dataAddress(address)]).toEqual([file, data]);
});

const source = (answers: Record<string, string>) => ({
  origin: 'https://shop.example',
  respond: async (request: Request) => {
    const text = answers[new URL(request.url).pathname];
    return new Response(text ?? 'Not found', { status: text === undefined ? 404 : 200 });
  },
});

test('pages are written as they are served, their next pages with them', async () => {
  const shop = source({
    '/collections/tops/': '<link rel="next" href="/collections/tops/page/2/"/>',
    '/collections/tops/page/2/': 'the end',
    '/page-data/collections/tops/page/2/page-data.json': '{}',
  });
  expect(await exportFiles(shop, folder, ['/collections/tops/'], () => undefined)).toBe(3);
  expect(await readFile(join(folder, 'collections/tops/page/2/index.html'), 'utf8')).toBe('the end');
});

test('next pages come in every country’s prices, too', async () => {
  const shop = source({
    '/collections/tops/': '<link rel="next" href="/collections/tops/page/2/"/>',
    '/collections/tops/page/2/': 'the end',
    '/page-data/collections/tops/page/2/page-data.json': '{}',
    '/page-data/collections/tops/page/2/page-data.US.json': '{"in":"dollars"}',
  });
  expect(await exportFiles({ ...shop, countries: ['US'] }, folder, ['/collections/tops/'], () => undefined)).toBe(4);
  const priced = join(folder, 'page-data/collections/tops/page/2/page-data.US.json');
  expect(await readFile(priced, 'utf8')).toBe('{"in":"dollars"}');
});

test('countries are read before anything is replaced, and one we do not sell to is said', () => {
  expect(readCountries('US, gb,', ['PH', 'US', 'GB'])).toEqual(['US', 'GB']);
  expect(readCountries('', ['PH'])).toEqual([]);
  expect(readCountries(undefined, ['DE', 'AU'])).toEqual(['AU']);
  expect(() => readCountries('US,UK', ['PH', 'US', 'GB'])).toThrow(
    'Nothing is sold to UK. --countries takes PH, US, GB.',
  );
});

test('a shop that is busy for a moment is asked again', async () => {
  let asked = 0;
  const busy = {
    origin: 'https://shop.example',
    respond: async () => {
      asked += 1;
      return new Response('late', { status: asked === 1 ? 503 : 200 });
    },
  };
  expect(await exportFiles(busy, folder, ['/'], () => undefined)).toBe(1);
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('late');
});

test('a page that cannot be had ends the export', async () => {
  await expect(exportFiles(source({}), folder, ['/gone/'], () => undefined)).rejects.toThrow('/gone/ answered 404');
});

test('a folder that holds no export is not replaced; one that does is, along with whatever was added to it', async () => {
  await assertExportable(join(folder, 'missing'));
  await assertExportable(folder);
  await writeFile(join(folder, 'letters.txt'), 'mine');
  await expect(assertExportable(folder)).rejects.toThrow('is not empty and holds no export');
  await writeFile(join(folder, HOSTING_FILE), '{}');
  await assertExportable(folder);
});
