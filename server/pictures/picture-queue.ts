import { pictureName, type RequestedPicture } from './picture-job.ts';
import { WorkerProcess } from './worker-process.ts';

/** Asked for by a visitor now, or drawn ahead of time. */
export type Urgency = 'now' | 'ahead';

interface Waiting {
  picture: RequestedPicture;
  resolve: (bytes: Uint8Array) => void;
  reject: (error: unknown) => void;
  retried: boolean;
}

/** Waiting pictures at the most; beyond it the visitor gets the swatch at once instead of a long wait. */
const QUEUE_LIMIT = 2_000;

/** Hands pictures to worker processes: what visitors wait for first, each picture once however many ask for it. */
export class PictureQueue {
  readonly #workers: WorkerProcess[];
  readonly #waiting: Record<Urgency, Waiting[]> = { now: [], ahead: [] };
  readonly #underWay = new Map<string, Promise<Uint8Array>>();
  #nextId = 1;

  constructor(module: URL, workers: number) {
    this.#workers = Array.from({ length: workers }, () => new WorkerProcess(module));
  }

  /** The picture's bytes. A picture whose process died is tried once more; then the error is the caller's. */
  draw(picture: RequestedPicture, urgency: Urgency): Promise<Uint8Array> {
    const key = pictureName(picture);
    const known = this.#underWay.get(key);
    if (known) {
      if (urgency === 'now') this.#hurry(key);
      return known;
    }
    if (this.#waiting.now.length + this.#waiting.ahead.length >= QUEUE_LIMIT)
      return Promise.reject(new Error('too many pictures wait'));
    const drawn = new Promise<Uint8Array>((resolve, reject) => {
      this.#waiting[urgency].push({ picture, resolve, reject, retried: false });
    }).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, drawn);
    this.#dispatch();
    return drawn;
  }

  stop(): void {
    for (const worker of this.#workers) worker.stop();
  }

  /** A visitor now wants what was to be drawn ahead. */
  #hurry(key: string): void {
    const index = this.#waiting.ahead.findIndex(({ picture }) => pictureName(picture) === key);
    if (index >= 0) this.#waiting.now.push(...this.#waiting.ahead.splice(index, 1));
  }

  #dispatch(): void {
    for (const worker of this.#workers) {
      if (worker.busy) continue;
      const job = this.#waiting.now.shift() ?? this.#waiting.ahead.shift();
      if (!job) return;
      void this.#run(worker, job);
    }
  }

  async #run(worker: WorkerProcess, job: Waiting): Promise<void> {
    try {
      job.resolve(await worker.draw({ id: this.#nextId++, ...job.picture }));
    } catch (error) {
      if (job.retried) job.reject(error);
      else this.#waiting.now.unshift({ ...job, retried: true });
    }
    this.#dispatch();
  }
}
