import { gzipSync } from 'node:zlib';
import { scriptWeight } from '../e2e/shopper/script-weight.ts';
import { type Row, shopUrl } from './rows.ts';

const TEMPLATES: Readonly<Record<string, string>> = {
  home: '/',
  collection: '/collections/the-sunsoaked-collection/',
  product: '/products/kaila-top-wildflowers/',
  bag: '/my-cart/',
};
const KIB = 1024;

/** What a first visit to each template costs: the scripts its document names, and the document itself. */
export async function weightBench(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(TEMPLATES)) {
    const html = await (await fetch(shopUrl() + path)).text();
    const scripts = (await scriptWeight(shopUrl() + path)) / KIB;
    rows.push({
      what: `${name}: script, gzip KiB`,
      measured: scripts.toFixed(1),
      wanted: name === 'product' ? '<= 80' : '',
    });
    const packed = gzipSync(html, { level: 9 }).length / KIB;
    rows.push({ what: `${name}: document with data, gzip KiB`, measured: packed.toFixed(1) });
  }
  return rows;
}
