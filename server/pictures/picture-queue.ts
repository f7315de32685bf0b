import { pictureName, type RequestedPicture } from './picture-job.ts';
import { WorkerProcess } from './worker-process.ts';

/** Asked for by a visitor now, or drawn ahead of time. */
export type Urgency = 'now' | 'ahead';

interface Waiting {
  /** Who waits for it; '' where nobody does yet. */
  caller: string;
  picture: RequestedPicture;
  resolve: (bytes: Uint8Array) => void;
  reject: (error: unknown) => void;
  retried: boolean;
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
  readonly #underWay = new Map<string, Promise<Uint8Array>>();
  readonly #mostAhead: number;
  #drawnAhead = 0;
  #nextId = 1;

  constructor(module: URL, workers: number, ahead = 1) {
    this.#mostAhead = ahead;
    this.#workers = Array.from({ length: workers }, () => new WorkerProcess(module));
  }

  /** The picture's bytes. A picture whose process died is tried once more; then the error is the caller's. */
  draw(picture: RequestedPicture, urgency: Urgency, caller = ''): Promise<Uint8Array> {
    const key = pictureName(picture);
    const known = this.#underWay.get(key);
    if (known) {
      if (urgency === 'now') this.#hurry(key, caller);
      return known;
    }
    const { now, ahead } = this.figures();
    const own = this.#now.get(caller)?.length ?? 0;
    if (now + ahead >= QUEUE_LIMIT || own >= CALLER_LIMIT) return Promise.reject(new Error('too many pictures wait'));
    const drawn = new Promise<Uint8Array>((resolve, reject) => {
      const waiting = { caller, picture, resolve, reject, retried: false };
      if (urgency === 'now') this.#push(waiting);
      else this.#ahead.push(waiting);
    }).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, drawn);
    this.#dispatch();
    return drawn;
  }

  /** Pictures that wait for a process to draw them, and those being drawn. */
  figures(): Record<Urgency | 'drawing', number> {
    const now = [...this.#now.values()].reduce((sum, { length }) => sum + length, 0);
    return { now, ahead: this.#ahead.length, drawing: this.#workers.filter(({ busy }) => busy).length };
  }

  stop(): void {
    for (const worker of this.#workers) worker.stop();
  }

  #push(waiting: Waiting, isFirst = false): void {
    const own = this.#now.get(waiting.caller) ?? [];
    if (isFirst) own.unshift(waiting);
    else own.push(waiting);
    this.#now.set(waiting.caller, own);
  }

  /** A visitor now wants what was to be drawn ahead, or what waits far behind at somebody else's. */
  #hurry(key: string, caller: string): void {
    for (const queue of [this.#ahead, ...this.#now.values()]) {
      const index = queue.findIndex(({ picture }) => pictureName(picture) === key);
      if (index < 0) continue;
      if (queue !== this.#ahead && index <= (this.#now.get(caller)?.length ?? 0)) return;
      const [waiting] = queue.splice(index, 1);
      if (waiting) this.#push({ ...waiting, caller });
      return;
    }
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
      const now = this.#nextNow();
      const job = now ?? this.#nextAhead();
      if (!job) return;
      void (now ? this.#run(worker, now) : this.#runAhead(worker, job));
    }
  }

  async #runAhead(worker: WorkerProcess, job: Waiting): Promise<void> {
    this.#drawnAhead += 1;
    await this.#run(worker, job, () => {
      this.#drawnAhead -= 1;
    });
  }

  async #run(worker: WorkerProcess, job: Waiting, ended = () => {}): Promise<void> {
    try {
      job.resolve(await worker.draw({ id: this.#nextId++, ...job.picture }));
    } catch (error) {
      if (job.retried) job.reject(error);
      else this.#push({ ...job, retried: true }, true);
    }
    ended();
    this.#dispatch();
  }
}
