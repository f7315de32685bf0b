import { parentPort } from 'node:worker_threads';
import type { RenderJob } from '../render-pool.ts';
import { storeBodyNow } from '../stored-body.ts';
import { HTML, JSON_TYPE, storedPage } from '../stored-page.ts';

/** A render thread that writes a page's data as its document, cannot write `/odd/`, and ends over `/heavy/`. */
parentPort?.on('message', ({ id, page }: RenderJob) => {
  if (page.path === '/heavy/') process.exit(3);
  if (page.path === '/odd/') return parentPort?.postMessage({ id, problem: 'odd' });
  const bodies = { html: storeBodyNow(HTML, page.json), json: storeBodyNow(JSON_TYPE, page.json) };
  parentPort?.postMessage({ id, stored: storedPage(page, page.json, bodies) });
});
