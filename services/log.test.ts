import { expect, it } from 'vitest';
import { boundedLog, type LogEntry } from './log.ts';

const refused: LogEntry = { event: 'refused', operation: 'takeWebhook', status: 401 };

it('writes so much of a flood and says that there is more; other events are heard beside it', () => {
  const lines: LogEntry[] = [];
  let time = 0;
  const log = boundedLog(
    (entry) => lines.push(entry),
    () => time,
  );
  for (let count = 0; count < 1_000; count += 1) log(refused);
  expect(lines).toHaveLength(20);
  expect(lines.slice(0, 19)).toEqual(Array.from({ length: 19 }, () => refused));
  expect(lines.at(-1)?.detail).toBe('and more, unwritten for a minute');
  log({ event: 'failed', operation: 'takeWebhook', status: 500, detail: 'why' });
  expect(lines.at(-1)?.detail).toBe('why');
  time = 60_000;
  log(refused);
  expect(lines.at(-1)).toEqual(refused);
});
