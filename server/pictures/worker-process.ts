import { type ChildProcess, fork } from 'node:child_process';
import type { PictureJob, PictureResult } from './picture-job.ts';

/** Drawing one picture takes well under two seconds; a process silent for longer is stuck. */
const JOB_LIMIT_MS = 60_000;
/** Templates and tiles stay in the process's memory; a fresh one now and then keeps that bounded. */
const JOBS_PER_PROCESS = 500;
/** Bytes a process may hold after a picture; one that holds more is replaced at once. */
const MEMORY_PER_PROCESS = 768 * 1024 * 1024;

/** The picture a process is busy with. What another process or another job has to say is not about it. */
interface UnderWay {
  child: ChildProcess;
  id: number;
  settle: (outcome: Uint8Array | Error) => void;
}

/** A worker process that draws one picture at a time, started on the first job and again whenever it has died. */
export class WorkerProcess {
  readonly #module: URL;
  #child: ChildProcess | undefined;
  #underWay: UnderWay | undefined;
  #jobs = 0;
  #memory = 0;

  constructor(module: URL) {
    this.#module = module;
  }

  get busy(): boolean {
    return this.#underWay !== undefined;
  }

  /** Draws one picture; throws where the picture cannot be drawn or the process died over it. Never call it while busy. */
  async draw(job: PictureJob): Promise<Uint8Array> {
    const child = this.#running();
    const outcome = await new Promise<Uint8Array | Error>((resolve) => {
      const limit = setTimeout(() => child.kill('SIGKILL'), JOB_LIMIT_MS);
      const settle = (value: Uint8Array | Error): void => {
        clearTimeout(limit);
        this.#underWay = undefined;
        resolve(value);
      };
      this.#underWay = { child, id: job.id, settle };
      if (child.channel) child.send(job, (error) => error && this.#about(child, job.id)?.settle(error));
      else {
        // No room for one more file: it never began, and there is nobody to hand the picture to.
        this.#child = undefined;
        settle(new Error('the drawing process could not be started'));
      }
    });
    this.#jobs += 1;
    if (this.#jobs >= JOBS_PER_PROCESS || this.#memory > MEMORY_PER_PROCESS) this.stop();
    if (outcome instanceof Error) throw outcome;
    return outcome;
  }

  /** Ends the process; the next job starts a new one. */
  stop(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  /** The picture under way, if that is what this process says this of. */
  #about(child: ChildProcess, id: number): UnderWay | undefined {
    return this.#underWay?.child === child && this.#underWay.id === id ? this.#underWay : undefined;
  }

  #running(): ChildProcess {
    if (this.#child) return this.#child;
    const child = fork(this.#module, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    this.#child = child;
    this.#jobs = 0;
    this.#memory = 0;
    child.on('message', (result: PictureResult) => {
      const underWay = this.#about(child, result.id);
      if (!underWay) return;
      this.#memory = result.memory;
      underWay.settle('bytes' in result ? result.bytes : new Error(result.problem));
    });
    const gone = (why: Error): void => {
      if (this.#child === child) this.#child = undefined;
      // A process that was replaced ends after its successor has begun: that is no news of the successor's picture.
      if (this.#underWay?.child === child) this.#underWay.settle(why);
    };
    child.on('exit', (code, signal) => gone(new Error(`the drawing process ended (${signal ?? code})`)));
    // It could not be started: no room for one more process or file, or the program is gone. Unheard, this would end the shop.
    child.on('error', gone);
    child.unref();
    child.channel?.unref();
    return child;
  }
}
