/** Whether requests should come here, and if not, why; also what the shop cannot do just now although it is open. */
export type Readiness = { ready: true; readOnly?: string } | { ready: false; reason: string };

/** Whether the process lives, and whether its database is being brought back. */
export interface Liveness {
  alive: true;
  database: 'up' | 'restarting';
}

/** What the parts of the shop know of their own state. Each gives a reason in a few words, or nothing while all is well. */
export interface HealthSources {
  /** Why the database is away, where that is known without asking it. */
  databaseAway?: () => string | undefined;
  /** Asks the database; answers within two seconds. */
  databaseSilent?: () => Promise<string | undefined>;
  /** Why nothing is written. */
  readOnly?: () => string | undefined;
}

/** What `/healthz` and `/readyz` say, from the first moment of a start to the last of a stop. */
export class Health {
  #stage: 'opening' | 'open' | 'closing' = 'opening';
  #sources: HealthSources = {};
  #wasReady = false;

  /** From now on these are asked. */
  watch(sources: HealthSources): void {
    this.#sources = { ...this.#sources, ...sources };
  }

  /** The shop stands. */
  open(): void {
    if (this.#stage === 'opening') this.#stage = 'open';
  }

  /** The shop takes its last requests: whoever sends them is to send them elsewhere. */
  close(): void {
    this.#stage = 'closing';
  }

  get isOpen(): boolean {
    return this.#stage === 'open';
  }

  live(): Liveness {
    return { alive: true, database: this.#sources.databaseAway?.() === undefined ? 'up' : 'restarting' };
  }

  /** What {@link ready} said when it was asked last. */
  get wasReady(): boolean {
    return this.#wasReady;
  }

  async ready(): Promise<Readiness> {
    const readiness = await this.#look();
    this.#wasReady = readiness.ready;
    return readiness;
  }

  async #look(): Promise<Readiness> {
    const { databaseAway, databaseSilent, readOnly } = this.#sources;
    if (this.#stage !== 'open') return { ready: false, reason: `the shop is ${this.#stage}` };
    const reason = databaseAway?.() ?? (await databaseSilent?.());
    if (reason !== undefined) return { ready: false, reason };
    const unwritable = readOnly?.();
    return unwritable === undefined ? { ready: true } : { ready: true, readOnly: unwritable };
  }

  /** Answers the two addresses, and nothing else. */
  async fetch(request: Request): Promise<Response | undefined> {
    const headers = { 'cache-control': 'no-store' };
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz') return Response.json(this.live(), { headers });
    if (pathname !== '/readyz') return undefined;
    const readiness = await this.ready();
    return Response.json(readiness, { status: readiness.ready ? 200 : 503, headers });
  }
}
