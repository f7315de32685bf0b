import { workerData } from 'piscina';
import { storeBodyNow } from '../cache/stored-body.ts';
import { HTML, JSON_TYPE, storedPage } from '../cache/stored-page.ts';
import { documentRenderer } from './document-renderer.ts';
import type { RenderJob, RenderThreadData } from './render-pool.ts';

const { sources }: RenderThreadData = workerData;
const { renderDocument } = await documentRenderer(sources);

/**
 * What the threads do that render many pages: data in, bytes out. It compresses by itself, one page after the other: handing
 * that to yet other threads costs as much again.
 */
export default function render({ page, rating }: RenderJob) {
  const document = renderDocument(page, rating);
  const bodies = { html: storeBodyNow(HTML, document), json: storeBodyNow(JSON_TYPE, page.json) };
  return storedPage(page, document, bodies);
}
