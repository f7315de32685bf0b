import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Rating } from '@bluebird-bay/storefront/src/page-data/structured-data/structured-data.ts';
import type { BuiltPage } from '@bluebird-bay/storefront/src/storefront-renderer.ts';
import { Piscina } from 'piscina';
import type { StoredPage } from '../cache/stored-page.ts';
import type { DocumentSources } from './document-renderer.ts';

/** What a thread is told once. */
export interface RenderThreadData {
  sources: DocumentSources;
}

export interface RenderJob {
  page: BuiltPage;
  rating: Rating | undefined;
}

export interface RenderPool {
  /** The page as it is sent. Throws where it cannot be rendered, or its thread ended over it: asking again is safe. */
  render(page: BuiltPage, rating: Rating | undefined): Promise<StoredPage>;
  /** Ends all threads; what is under way is lost. */
  close(): Promise<void>;
}

interface RenderPoolOptions extends RenderThreadData {
  /** 0: as everything else, above: after it. */
  priority: number;
}

/** More of them wait for data, which one thread reads. */
const MOST_THREADS = 4;
/** A thread that wants more ends, and only that one: a page needs a few. */
const MEMORY_PER_THREAD_MB = 384;

/** Threads that render pages beside the one that serves them: as many as there are processors, and not for long. */
export function createRenderPool(
  { priority, ...workerData }: RenderPoolOptions,
  threads: number = Math.min(availableParallelism(), MOST_THREADS),
  module: URL = new URL('./render-thread.ts', import.meta.url),
): RenderPool {
  const pool = new Piscina<RenderJob, StoredPage>({
    filename: fileURLToPath(module),
    workerData,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: Number.POSITIVE_INFINITY,
    niceIncrement: priority,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_PER_THREAD_MB },
  });
  // Whoever waits for the page is told; without a listener it would end the process.
  pool.on('error', () => undefined);
  return {
    render: (page, rating) => pool.run({ page, rating }),
    close: () => pool.destroy(),
  };
}
