import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { storeBody } from '@bluebird-bay/server/pages/cache/stored-body.ts';
import { at } from '@bluebird-bay/tools/test-run/read-report.ts';
import { firstRequests, scriptWeight } from '../e2e/shopper/first-visit.ts';
import { type Row, shopUrl } from './rows.ts';

const TEMPLATES: Readonly<Record<string, string>> = {
  home: '/',
  collection: '/collections/the-sunsoaked-collection/',
  product: '/products/kaila-top-wildflowers/',
  lookbook: '/lookbooks/afterglow/',
  cart: '/my-cart/',
  wishlist: '/wishlist/',
  'sign-in': '/account/sign-in/',
  account: '/user-account/',
};
const KIB = 1024;

/** How many packages an install brings along, those of this repository not counted. */
async function packagesInstalled(): Promise<number> {
  const record = fileURLToPath(new URL('../node_modules/.package-lock.json', import.meta.url));
  const installed: unknown = JSON.parse(await readFile(record, 'utf8'));
  const packages = Object.entries<unknown>(Object(at(installed, 'packages')));
  return packages.filter(([path, entry]) => path.includes('node_modules/') && !at(entry, 'link')).length;
}

/** What a first visit to each template costs: the scripts its document names, and the document itself. */
export async function weightBench(): Promise<Row[]> {
  const rows: Row[] = [];
  let home: number | undefined;
  for (const [name, path] of Object.entries(TEMPLATES)) {
    const html = await (await fetch(shopUrl() + path)).text();
    const scripts = (await scriptWeight(html, shopUrl())) / KIB;
    home ??= scripts;
    rows.push({
      what: `${name}: script, gzip KiB`,
      measured: scripts.toFixed(1),
      ...(name !== 'home' && { floor: `${home.toFixed(1)} home`, ratio: scripts / home }),
      target: '<= 90',
    });
    rows.push({
      what: `${name}: requests before it answers`,
      measured: String(firstRequests(html).length),
      target: '<= 12',
    });
    const packed = gzipSync(html, { level: 9 }).length / KIB;
    rows.push({ what: `${name}: document with data, gzip KiB`, measured: packed.toFixed(1) });
    const { br } = await storeBody('text/html', html, 'asset');
    rows.push({
      what: `${name}: the same as it is kept, brotli KiB`,
      measured: (br.byteLength / KIB).toFixed(1),
      target: '<= 8',
    });
  }
  rows.push({ what: 'packages installed', measured: String(await packagesInstalled()), target: '<= 400' });
  return rows;
}
