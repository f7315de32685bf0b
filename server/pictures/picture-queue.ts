import { pictureName, type RequestedPicture } from './picture-job.ts';
import { WorkerProcess } from './worker-process.ts';

/** Asked for by a visitor now, or drawn ahead of time. */
export type Urgency = 'now' | 'ahead';

interface Waiting {
  urgency: Urgency;
  /** Who waits for it; '' where nobody does yet. */
  caller: string;
  picture: RequestedPicture;
  resolve: (bytes: Uint8Array) => void;
  reject: (error: unknown) => void;
  retried: boolean;
}

/** The shop is stopping: no fault of the picture's. */
export class DrawingStopped extends Error {
  constructor() {
    super('nothing is drawn any more');
  }
}

/** Waiting pictures at the most; beyond it the visitor gets the swatch at once instead of a long wait. */
const QUEUE_LIMIT = 2_000;

/** Of one caller; beyond it that caller gets the swatch at once. The longest page has a hundred pictures. */
const CALLER_LIMIT = 250;

/**
 * Hands pictures to worker processes: what visitors wait for first, one of each visitor in turn, each picture once however many ask
 * for it. Whoever asks for hundreds waits for hundreds, and nobody else does. What nobody waits for is drawn by `ahead` processes
 * at a time, while no visitor's picture waits.
 */
export class PictureQueue {
  readonly #workers: WorkerProcess[];
  /** By caller, in the order of their turns; none is empty. */
  readonly #now = new Map<string, Waiting[]>();
  readonly #ahead: Waiting[] = [];
  readonly #underWay = new Map<string, { job: Waiting; drawn: Promise<Uint8Array> }>();
  readonly #mostAhead: number;
  #drawnAhead = 0;
  #nextId = 1;
  #isStopped = false;

  constructor(module: URL, workers: number, ahead = 1) {
    this.#mostAhead = ahead;
    this.#workers = Array.from({ length: workers }, () => new WorkerProcess(module));
  }

  /** The picture's bytes. A picture whose process died is tried once more; then the error is the caller's. */
  draw(picture: RequestedPicture, urgency: Urgency, caller = ''): Promise<Uint8Array> {
    const key = pictureName(picture);
    const known = this.#underWay.get(key);
    if (known) {
      if (urgency === 'now') this.#hurry(known.job, caller);
      return known.drawn;
    }
    if (this.#isStopped) return Promise.reject(new DrawingStopped());
    const { now, ahead } = this.figures();
    const own = this.#now.get(caller)?.length ?? 0;
    if (now + ahead >= QUEUE_LIMIT || own >= CALLER_LIMIT) return Promise.reject(new Error('too many pictures wait'));
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    const job: Waiting = { urgency, caller, picture, resolve, reject, retried: false };
    const drawn = promise.finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, { job, drawn });
    this.#push(job);
    this.#dispatch();
    return drawn;
  }

  /** Pictures that wait for a process to draw them, and those being drawn. */
  figures(): Record<Urgency | 'drawing', number> {
    const now = [...this.#now.values()].reduce((sum, { length }) => sum + length, 0);
    return { now, ahead: this.#ahead.length, drawing: this.#workers.filter(({ busy }) => busy).length };
  }

  /** Ends the processes. What waits, and what they were drawing, is refused: whoever stops does not wait for it. */
  stop(): void {
    this.#isStopped = true;
    const waiting = [...this.#ahead.splice(0), ...[...this.#now.values()].flat()];
    this.#now.clear();
    for (const { reject } of waiting) reject(new DrawingStopped());
    for (const worker of this.#workers) worker.stop();
  }

  #push(job: Waiting, isFirst = false): void {
    const queue = job.urgency === 'ahead' ? this.#ahead : (this.#now.get(job.caller) ?? []);
    if (isFirst) queue.unshift(job);
    else queue.push(job);
    if (job.urgency === 'now') this.#now.set(job.caller, queue);
  }

  /** A visitor now wants what was to be drawn ahead, or what waits far behind at somebody else's. */
  #hurry(job: Waiting, caller: string): void {
    const queue = [this.#ahead, ...this.#now.values()].find((waiting) => waiting.includes(job));
    const own = this.#now.get(caller)?.length ?? 0;
    if (job.urgency === 'now' && (queue?.indexOf(job) ?? 0) <= own) return;
    job.urgency = 'now';
    job.caller = caller;
    // One that is being drawn is in no queue: this then counts where it has to be drawn once more.
    if (!queue) return;
    queue.splice(queue.indexOf(job), 1);
    this.#push(job);
  }

  /** The first of whoever's turn it is, who then waits for all others. */
  #nextNow(): Waiting | undefined {
    for (const [caller, own] of this.#now) {
      const waiting = own.shift();
      this.#now.delete(caller);
      if (own.length > 0) this.#now.set(caller, own);
      if (waiting) return waiting;
    }
    return undefined;
  }

  #nextAhead(): Waiting | undefined {
    return this.#drawnAhead < this.#mostAhead ? this.#ahead.shift() : undefined;
  }

  #dispatch(): void {
    for (const worker of this.#workers) {
      if (worker.busy) continue;
      const job = this.#nextNow() ?? this.#nextAhead();
      if (!job) return;
      void this.#run(worker, job);
    }
  }

  async #run(worker: WorkerProcess, job: Waiting): Promise<void> {
    const isAhead = job.urgency === 'ahead';
    if (isAhead) this.#drawnAhead += 1;
    try {
      job.resolve(await worker.draw({ id: this.#nextId++, ...job.picture }));
    } catch (error) {
      this.#failed(job, error);
    }
    if (isAhead) this.#drawnAhead -= 1;
    this.#dispatch();
  }

  /** It is drawn once more, before all others of its kind; the second time the error is the caller's. */
  #failed(job: Waiting, error: unknown): void {
    if (this.#isStopped) job.reject(new DrawingStopped());
    else if (job.retried) job.reject(error);
    else {
      job.retried = true;
      this.#push(job, true);
    }
  }
}
