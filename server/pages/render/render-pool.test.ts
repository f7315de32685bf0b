import type { BuiltPage } from '@bluebird-bay/storefront/src/storefront-renderer.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainBytes, storeBody } from '../cache/stored-body.ts';
import { JSON_TYPE, type StoredPage } from '../cache/stored-page.ts';
import { prerender } from './prerender.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';

const sources = {
  build: '',
  buildHash: '',
  shopConfig: { endpoint: '', token: '', shopOrigin: 'https://shop.example', checkoutHost: '', pictureBase: '' },
};

const aPage = (path: string): BuiltPage => ({ path, template: 'product', json: `{"path":"${path}"}` });

describe('render threads', () => {
  let pool: RenderPool;
  beforeEach(() => {
    pool = createRenderPool({ sources, priority: 0 }, 2, new URL('../testing/odd-render-thread.ts', import.meta.url));
  });
  afterEach(() => pool.close());

  const render = (path: string): Promise<StoredPage> => pool.render(aPage(path), undefined);

  it('give each page its own bytes, the same as the server would', async () => {
    const paths = Array.from({ length: 40 }, (_, at) => `/products/piece-${at}/`);
    const pages = await Promise.all(paths.map(render));
    for (const [at, { json }] of pages.entries()) {
      const text = aPage(paths[at] ?? '').json;
      expect(Buffer.from(plainBytes(json)).toString()).toBe(text);
      expect(json).toEqual(await storeBody(JSON_TYPE, text, 'page'));
    }
  });

  it('say what is wrong with a page, and go on', async () => {
    await expect(render('/odd/')).rejects.toThrow('odd');
    expect((await render('/tops/')).isIndexed).toBe(true);
  });

  it('that end lose no page but the one they end over', async () => {
    const paths = ['/a/', '/b/', '/heavy/', '/c/', '/d/', '/e/'];
    const made = new Map<string, StoredPage>();
    const asked = new Map<string, number>();
    const make = (path: string): Promise<StoredPage> => {
      const times = (asked.get(path) ?? 0) + 1;
      asked.set(path, times);
      // What was too much once is not the second time.
      return render(path === '/heavy/' && times > 1 ? '/light/' : path);
    };
    await prerender(paths, make, (path, page) => made.set(path, page));
    expect([...made.keys()].toSorted()).toEqual(paths.toSorted());
    expect(asked.get('/heavy/')).toBe(2);
  });

  it('let go of whoever waits when they are closed', async () => {
    const waiting = render('/tops/');
    const settled = expect(waiting).rejects.toThrow('Terminating');
    await pool.close();
    await settled;
  });
});
