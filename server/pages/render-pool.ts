import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Rating } from '@bluebird-bay/storefront/src/page-data/structured-data/structured-data.ts';
import type { BuiltPage } from '@bluebird-bay/storefront/src/storefront-renderer.ts';
import type { DocumentSources } from './document-renderer.ts';
import type { StoredPage } from './stored-page.ts';

/** What a thread is told once. */
export interface RenderThreadData {
  sources: DocumentSources;
  /** 0: as everything else, above: after it. */
  priority: number;
}

export interface RenderJob {
  id: number;
  page: BuiltPage;
  rating: Rating | undefined;
}

export type RenderAnswer = { id: number; stored: StoredPage } | { id: number; problem: string };

export interface RenderPool {
  /** The page as it is sent. Throws where it cannot be rendered, or its thread ended over it: asking again is safe. */
  render(page: BuiltPage, rating: Rating | undefined): Promise<StoredPage>;
  /** Ends all threads; what is under way is lost. */
  close(): Promise<void>;
}

interface UnderWay {
  resolve: (stored: StoredPage) => void;
  reject: (error: Error) => void;
}

/** More of them wait for data, which one thread reads. */
const MOST_THREADS = 4;
/** A thread that wants more ends, and only that one: a page needs a few. */
const MEMORY_PER_THREAD_MB = 384;

/** One thread, started on its first page and again whenever it has ended. */
class RenderThread {
  readonly #start: () => Worker;
  #worker: Worker | undefined;
  readonly #underWay = new Map<number, UnderWay>();

  constructor(start: () => Worker) {
    this.#start = start;
  }

  get pages(): number {
    return this.#underWay.size;
  }

  render(job: RenderJob): Promise<StoredPage> {
    const worker = this.#running();
    return new Promise((resolve, reject) => {
      this.#underWay.set(job.id, { resolve, reject });
      worker.postMessage(job);
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#lose(worker, 'the render threads were closed');
    await worker?.terminate();
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = this.#start();
    this.#worker = worker;
    worker.on('message', (answer: RenderAnswer) => {
      const page = this.#underWay.get(answer.id);
      this.#underWay.delete(answer.id);
      if ('stored' in answer) page?.resolve(answer.stored);
      else page?.reject(new Error(answer.problem));
    });
    worker.on('error', (error) => this.#lose(worker, String(error)));
    worker.on('exit', (code) => this.#lose(worker, `the render thread ended (${code})`));
    return worker;
  }

  /** The thread is gone, and what it was about with it; the next page starts another. */
  #lose(worker: Worker | undefined, why: string): void {
    if (worker !== this.#worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#underWay.values()) reject(new Error(why));
    this.#underWay.clear();
  }
}

/** Threads that render pages beside the one that serves them: as many as there are processors, and not for long. */
export function createRenderPool(
  data: RenderThreadData,
  threads: number = Math.min(availableParallelism(), MOST_THREADS),
  module: URL = new URL('./render-thread.ts', import.meta.url),
): RenderPool {
  const start = (): Worker =>
    new Worker(module, { workerData: data, resourceLimits: { maxOldGenerationSizeMb: MEMORY_PER_THREAD_MB } });
  const lanes = Array.from({ length: threads }, () => new RenderThread(start));
  let nextId = 1;
  return {
    async render(page, rating) {
      const [least] = lanes.toSorted((a, b) => a.pages - b.pages);
      if (!least) throw new Error('There is no render thread.');
      return least.render({ id: nextId++, page, rating });
    },
    close: async () => void (await Promise.all(lanes.map((lane) => lane.close()))),
  };
}
