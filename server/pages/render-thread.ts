import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { documentRenderer } from './document-renderer.ts';
import type { RenderAnswer, RenderJob, RenderThreadData } from './render-pool.ts';
import { storeBodyNow } from './stored-body.ts';
import { HTML, JSON_TYPE, storedPage } from './stored-page.ts';

/**
 * The thread that renders many pages: data in, bytes out. It compresses by itself, one page after the other: handing
 * that to yet other threads costs as much again.
 */
const { sources, priority }: RenderThreadData = workerData;

// Elsewhere than on Linux this would be said of the whole process.
if (process.platform === 'linux') setPriority(priority);

const { renderDocument } = await documentRenderer(sources);

function rendered({ id, page, rating }: RenderJob): RenderAnswer {
  try {
    const document = renderDocument(page, rating);
    const bodies = { html: storeBodyNow(HTML, document), json: storeBodyNow(JSON_TYPE, page.json) };
    return { id, stored: storedPage(page, document, bodies) };
  } catch (error) {
    return { id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (job: RenderJob) => {
  const answer = rendered(job);
  const moved = 'stored' in answer ? [answer.stored.html.br.buffer, answer.stored.json.br.buffer] : [];
  parentPort?.postMessage(answer, moved);
});
