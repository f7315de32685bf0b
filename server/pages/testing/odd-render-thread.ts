import { storeBodyNow } from '../cache/stored-body.ts';
import { HTML, JSON_TYPE, storedPage } from '../cache/stored-page.ts';
import type { RenderJob } from '../render/render-pool.ts';

/** What a render thread does that writes a page's data as its document, cannot write `/odd/`, and ends over `/heavy/`. */
export default function render({ page }: RenderJob) {
  if (page.path === '/heavy/') process.exit(3);
  if (page.path === '/odd/') throw new Error('odd');
  const bodies = { html: storeBodyNow(HTML, page.json), json: storeBodyNow(JSON_TYPE, page.json) };
  return storedPage(page, page.json, bodies);
}
