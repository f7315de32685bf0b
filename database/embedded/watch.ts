import { setTimeout as sleep } from 'node:timers/promises';
import type { Postmaster } from './postmaster.ts';

/** What a watched server is doing; `reason` says in a line why it is not up. */
export type ServerState = { kind: 'up' } | { kind: 'restarting'; reason: string };

export interface WatchOptions {
  /** Told when the server has gone, each time it could not be started, and when it is back. */
  onChange?: (state: ServerState) => void;
  /** Told once, when it is no use to go on trying. */
  onLost: (reason: string) => void;
  /** Whether there is room on the disk. While there is none, failed starts are nobody's fault and are not counted. */
  hasRoom?: () => Promise<boolean>;
  /** Starts in a row that may fail; 8 unless told, which takes about a minute. */
  attempts?: number;
  /** The first pause between two starts, doubled each time up to 15 s; 250 ms unless told. */
  firstPauseMs?: number;
}

/** The server as its watcher reaches it. */
export interface Watched {
  find(): Promise<Postmaster | undefined>;
  start(): Promise<unknown>;
  /** Done now and then while all is well; left for the next time where it fails. */
  tidy(): Promise<void>;
}

const LOOK_EVERY_MS = 500;
const TIDY_EVERY_LOOKS = 20;
const LONGEST_PAUSE_MS = 15_000;
/** A server that stayed up this long has got over whatever it died of. */
const STEADY_MS = 60_000;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Looks after a server until `signal` ends it: one that has gone is started again, with growing pauses. */
export async function watch(server: Watched, options: WatchOptions, signal: AbortSignal): Promise<void> {
  const { onChange = () => {}, onLost, hasRoom = async () => true, attempts = 8, firstPauseMs = 250 } = options;
  let failures = 0;
  let steadyAt = 0;

  const pause = (ms: number): Promise<unknown> => sleep(ms, undefined, { signal, ref: false }).catch(() => {});

  /** Starts the server once; why it did not come, or nothing. Every start counts: one that comes and dies again is no better. */
  async function start(): Promise<string | undefined> {
    failures += 1;
    try {
      await server.start();
      steadyAt = performance.now() + STEADY_MS;
      onChange({ kind: 'up' });
      return undefined;
    } catch (error) {
      // Whoever cannot say whether there is room does not excuse a failure either.
      if (!(await hasRoom().catch(() => true))) failures = 1;
      return messageOf(error);
    }
  }

  /** Starts the server until it stands; false where that was no use. */
  async function bringBack(): Promise<boolean> {
    let reason: string | undefined = 'PostgreSQL ended.';
    while (reason !== undefined && !signal.aborted) {
      onChange({ kind: 'restarting', reason });
      if (failures >= attempts) return giveUp(reason);
      if (failures > 0) await pause(Math.min(firstPauseMs * 2 ** (failures - 1), LONGEST_PAUSE_MS));
      reason = signal.aborted ? undefined : await start();
    }
    return true;
  }

  function giveUp(reason: string): false {
    onLost(`PostgreSQL could not be started ${attempts} times in a row. ${reason}`);
    return false;
  }

  /** Sees to the server once; false where there is nothing left to look after. */
  async function lookAfter(look: number): Promise<boolean> {
    if (!(await server.find())) return bringBack();
    if (performance.now() > steadyAt) failures = 0;
    if (look % TIDY_EVERY_LOOKS === 0) await server.tidy().catch(() => {});
    return true;
  }

  for (let look = 1; !signal.aborted; look += 1) {
    await pause(LOOK_EVERY_MS);
    if (signal.aborted || !(await lookAfter(look))) return;
  }
}
