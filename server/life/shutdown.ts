import { shopLog } from '@bluebird-bay/telemetry/log.ts';

const log = shopLog.of('server');

/** Something to end, in the order of being named. */
export interface Ending {
  name: string;
  end: () => Promise<void> | void;
  /** It gets this long. */
  limitMs: number;
}

const LIMIT_MS = 4_000;

function withinLimit({ name, end, limitMs }: Ending): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => {
      log.warn('something did not stop in time', { name });
      resolve();
    }, limitMs);
    Promise.resolve()
      .then(end)
      .catch((error: unknown) => log.warn('something did not stop cleanly', { name }, error))
      .finally(() => {
        clearTimeout(limit);
        resolve();
      });
  });
}

/**
 * Collects what has to end, last opened first, and runs it once, whoever asks: Ctrl-C, SIGTERM, or a start that failed. A start that
 * goes on meanwhile adds more, and that ends too.
 */
export class Shutdown {
  readonly #first: Ending[] = [];
  readonly #endings: Ending[] = [];
  #running: Promise<void> | undefined;
  #isOver = false;
  #isHasty = false;

  /** Whether the stop has begun. */
  get begun(): boolean {
    return this.#running !== undefined;
  }

  /** Ends before everything that was added so far. */
  add(name: string, end: Ending['end'], limitMs = LIMIT_MS): void {
    this.#addTo(this.#endings, { name, end, limitMs });
  }

  /** Ends before everything else, also what is added later: the port closes before everything else. */
  addFirst(name: string, end: Ending['end'], limitMs = LIMIT_MS): void {
    this.#addTo(this.#first, { name, end, limitMs });
  }

  /** Hasty: nobody is given notice, because a person waits at a terminal or nothing is left to serve. */
  get isHasty(): boolean {
    return this.#isHasty;
  }

  run({ isHasty = false } = {}): Promise<void> {
    this.#isHasty ||= isHasty;
    this.#running ??= this.#endAll();
    return this.#running;
  }

  #addTo(endings: Ending[], ending: Ending): void {
    if (this.#isOver) void withinLimit(ending);
    else endings.unshift(ending);
  }

  async #endAll(): Promise<void> {
    const next = (): Ending | undefined => this.#first.shift() ?? this.#endings.shift();
    for (let ending = next(); ending; ending = next()) await withinLimit(ending);
    this.#isOver = true;
  }
}
