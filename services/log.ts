/** A line of the log. What is not named here is not written: no addresses, no names, nothing that was sent. */
export interface LogEntry {
  event: 'failed' | 'throttled' | 'refused' | 'webhook';
  /** Which of the services, by its id in contract/. */
  operation: string;
  status: number;
  /** What became of a webhook, or which error; see database/describe-error.ts. */
  detail?: string;
}

export type Log = (entry: LogEntry) => void;

/** One JSON object a line on standard error, for whatever gathers logs. */
export const logToConsole: Log = ({ event, operation, status, detail }) =>
  console.error(JSON.stringify({ at: new Date().toISOString(), room: 'services', event, operation, status, detail }));

const LINES_A_MINUTE = 20;

/**
 * The same log, which a flood cannot fill: of one event of one operation, so many lines a minute and no more. The last of
 * them says that others follow unwritten.
 */
export function boundedLog(log: Log, now: () => number = Date.now): Log {
  const written = new Map<string, { until: number; lines: number }>();
  return (entry) => {
    const key = `${entry.event} ${entry.operation}`;
    const known = written.get(key);
    const minute = known && known.until > now() ? known : { until: now() + 60_000, lines: 0 };
    written.set(key, minute);
    minute.lines += 1;
    if (minute.lines < LINES_A_MINUTE) log(entry);
    else if (minute.lines === LINES_A_MINUTE) log({ ...entry, detail: 'and more, unwritten for a minute' });
  };
}
