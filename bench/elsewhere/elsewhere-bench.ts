import { openShopElsewhere } from '../../e2e/open-elsewhere.ts';
import { openShop } from '../../e2e/shop-under-test.ts';
import { scriptWeight } from '../../e2e/shopper/first-visit.ts';
import { type Visit, visits } from '../loading-bench.ts';
import { openBrowser } from '../phone/slow-phone.ts';
import type { Row } from '../rows.ts';

const TEMPLATES: Readonly<Record<string, string>> = {
  home: '/',
  collection: '/collections/tops/',
  product: '/products/kaila-top-wildflowers/',
};
const KIB = 1024;

const kibOfScripts = async (url: string, path: string): Promise<number> =>
  (await scriptWeight(await (await fetch(url + path)).text(), url)) / KIB;

/** First views of the same range with the provider elsewhere, against the shop with its own: on a slow phone, in turns. */
export async function elsewhereBench(): Promise<Row[]> {
  const own = await openShop();
  const elsewhere = await openShopElsewhere();
  const browser = await openBrowser();
  const rows: Row[] = [];
  try {
    for (const [name, path] of Object.entries(TEMPLATES)) {
      const [floor, ours] = [own.SHOP_URL, elsewhere.SHOP_URL];
      const [scriptsFloor, scripts] = [await kibOfScripts(floor, path), await kibOfScripts(ours, path)];
      const before = await visits(browser, floor + path);
      const there = await visits(browser, ours + path);
      const row = (what: string, of: keyof Visit): Row => ({
        what: `${name}: ${what}`,
        measured: `${there[of].toFixed(0)} ms`,
        floor: `${before[of].toFixed(0)} ms`,
        ratio: there[of] / before[of],
        target: 'about 1',
      });
      rows.push(row('first paint with content', 'fcp'), row('largest paint', 'lcp'), {
        what: `${name}: script, gzip KiB`,
        measured: scripts.toFixed(1),
        floor: scriptsFloor.toFixed(1),
        ratio: scripts / scriptsFloor,
        target: '1',
      });
      rows.push({
        what: `${name}: blocked, shifted`,
        measured: `${there.tbt.toFixed(0)} ms, ${there.cls.toFixed(3)}`,
        floor: `${before.tbt.toFixed(0)} ms, ${before.cls.toFixed(3)}`,
      });
    }
    return rows;
  } finally {
    await browser.close();
    await elsewhere.close();
    await own.close();
  }
}
