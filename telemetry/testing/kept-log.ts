import { createShopLog, type Log } from '../log.ts';

/** A log that a test can read: every line as it would be written, none left out. */
export interface KeptLog extends Log {
  /** JSON, as on standard error. */
  readonly lines: string[];
}

export function keptLog(part = 'test'): KeptLog {
  const lines: string[] = [];
  const once = (): Log => createShopLog({ write: (line) => lines.push(line) }).of(part);
  return {
    lines,
    // A log of its own for each line: nothing is the same as before.
    info: (...told) => once().info(...told),
    warn: (...told) => once().warn(...told),
    error: (...told) => once().error(...told),
  };
}

/** A log for tests that expect nothing of it. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
