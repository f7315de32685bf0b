import { describeError, errorWords } from './describe-error.ts';

export type Level = 'info' | 'warn' | 'error';

/** What is told beside the event: ids, counts, states. Never an address, a name, or anything that was sent. */
export type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

/** Told of what happens in one part of the shop. */
export interface Log {
  /**
   * `event` says what happened in fixed words, the same each time: a line a minute is written of one event, and how often it
   * happened meanwhile. Of an error it is told what and where, never whose (see describe-error.ts).
   */
  info(event: string, facts?: Facts): void;
  warn(event: string, facts?: Facts, error?: unknown): void;
  error(event: string, facts?: Facts, error?: unknown): void;
}

/** A line as it is written: one JSON object. */
export interface LogLine extends Facts {
  at: string;
  level: Level;
  part: string;
  event: string;
  /** How often the same happened since the line before, when it was not only this once. */
  times?: number;
}

/** The log of the shop: one for all its parts. */
export interface ShopLog {
  of(part: string): Log;
  /** Lines so far, by level; also those that were only counted. */
  readonly counts: Readonly<Record<Level, number>>;
  /** Writes what has only been counted so far; call it at the end. */
  flush(): void;
}

export interface ShopLogOptions {
  /** Where lines go; standard error unless told. */
  write?: (line: string) => void;
  now?: () => number;
}

const MINUTE_MS = 60_000;
/** Events that are told apart at once; a part that made up words for its events would fill the memory. */
const MOST_EVENTS = 500;

interface Repeated {
  line: LogLine;
  times: number;
  until: number;
}

/**
 * A log that an outage cannot fill: the first time something happens is written at once, what is the same within a minute is
 * counted, and its number written at the end of that minute.
 */
export function createShopLog(options: ShopLogOptions = {}): ShopLog {
  const { write = (line) => console.error(line), now = Date.now } = options;
  const counts: Record<Level, number> = { info: 0, warn: 0, error: 0 };
  const repeated = new Map<string, Repeated>();
  let timer: NodeJS.Timeout | undefined;

  const put = (line: LogLine): void => write(JSON.stringify(line));

  function tellTimes({ line, times }: Repeated): void {
    if (times > 0) put({ ...line, at: new Date(now()).toISOString(), times });
  }

  /** Ends the minutes that are over; what went on in them has another. */
  function tidy(): void {
    for (const [key, entry] of repeated) {
      if (now() < entry.until) continue;
      tellTimes(entry);
      if (entry.times === 0) repeated.delete(key);
      else repeated.set(key, { line: entry.line, times: 0, until: now() + MINUTE_MS });
    }
    if (repeated.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  }

  function tell(line: LogLine, words: string): void {
    counts[line.level] += 1;
    tidy();
    const full = repeated.size >= MOST_EVENTS;
    const key = full ? 'one of too many' : [line.part, line.level, line.event, words].join('\n');
    const known = repeated.get(key);
    if (known) {
      known.times += 1;
      known.line = line;
      return;
    }
    put(line);
    repeated.set(key, { line, times: 0, until: now() + MINUTE_MS });
    timer ??= setInterval(tidy, 1_000).unref();
  }

  function say(part: string, level: Level, event: string, facts: Facts, error: unknown): void {
    const told = error === undefined ? {} : { error: describeError(error) };
    const words = error === undefined ? '' : errorWords(error);
    tell({ at: new Date(now()).toISOString(), level, part, event, ...facts, ...told }, words);
  }

  return {
    of: (part) => ({
      info: (event, facts = {}) => say(part, 'info', event, facts, undefined),
      warn: (event, facts = {}, error = undefined) => say(part, 'warn', event, facts, error),
      error: (event, facts = {}, error = undefined) => say(part, 'error', event, facts, error),
    }),
    counts,
    flush() {
      for (const entry of repeated.values()) tellTimes(entry);
      repeated.clear();
      clearInterval(timer);
      timer = undefined;
    },
  };
}

/** The log of this process, on standard error. */
export const shopLog: ShopLog = createShopLog();
