import { spawnSync } from 'node:child_process';
import { afterEach, expect, it } from 'vitest';
import { DrawingStopped, PictureQueue } from './picture-queue.ts';

/** Asks for a picture with every file open that it may have, and again once they are closed. */
const OUT_OF_FILES = `
  import { closeSync, openSync } from 'node:fs';
  const { PictureQueue } = await import('${new URL('picture-queue.ts', import.meta.url)}');
  const queue = new PictureQueue(new URL('${new URL('testing/dying-worker.ts', import.meta.url)}'), 1);
  const ask = () => queue.draw({ spec: 'p/triangle/passionfruit/flat-1', width: 400, format: 'webp' }, 'now');
  const files = [];
  try {
    for (;;) files.push(openSync('/dev/null'));
  } catch {}
  await null;
  const first = await ask().then(() => 'drawn', () => 'refused');
  for (const file of files) closeSync(file);
  console.log(first, await ask().then(() => 'drawn', () => 'refused'));
  queue.stop();`;

let queue: PictureQueue | undefined;
afterEach(() => queue?.stop());

const picture = (seed: number) => ({
  spec: `p/triangle/passionfruit/flat-${seed}`,
  width: 400,
  format: 'webp' as const,
});

it('takes one of each caller in turn: who asks for hundreds keeps nobody else waiting (D8)', async () => {
  const pictures = new PictureQueue(new URL('testing/dying-worker.ts', import.meta.url), 1);
  queue = pictures;
  const done: string[] = [];
  const ask = (caller: string, seed: number): Promise<void> =>
    pictures.draw(picture(seed), 'now', caller).then(
      () => void done.push(caller),
      () => void done.push(`${caller} refused`),
    );
  // seeds that the worker does not die of
  const flood = Array.from({ length: 280 }, (_, index) => ask('flooder', 1_000 + index));
  const shopper = [ask('shopper', 1), ask('shopper', 2)];
  const shared = pictures.draw(picture(1_200), 'now', 'shopper').then(() => done.push('shared'));
  await Promise.all([...shopper, shared]);
  expect(done.filter((caller) => caller === 'flooder').length).toBeLessThan(10);
  expect(done.filter((caller) => caller === 'flooder refused').length).toBeGreaterThanOrEqual(29);
  await Promise.all(flood);
  expect(done.filter((caller) => caller === 'flooder').length).toBeGreaterThan(240);
});

it('draws ahead with one process, however many there are, and visitors’ pictures with all', async () => {
  const pictures = new PictureQueue(new URL('testing/dying-worker.ts', import.meta.url), 2);
  queue = pictures;
  const close = (seed: number) => ({ ...picture(seed), spec: `p/triangle/passionfruit/close-${seed}` });
  const ahead = [1, 2, 3, 4].map((seed) => pictures.draw(close(seed), 'ahead'));
  expect(pictures.figures()).toEqual({ now: 0, ahead: 3, drawing: 1 });
  const now = [5, 6, 7].map((seed) => pictures.draw(close(seed), 'now', 'shopper'));
  expect(pictures.figures()).toEqual({ now: 2, ahead: 3, drawing: 2 });
  await Promise.all([...now, ...ahead]);
  expect(pictures.figures()).toEqual({ now: 0, ahead: 0, drawing: 0 });
});

it('refuses what waits once it is stopped, and what was being drawn, and begins nothing more', async () => {
  const pictures = new PictureQueue(new URL('testing/dying-worker.ts', import.meta.url), 1);
  queue = pictures;
  const close = (seed: number) => ({ ...picture(seed), spec: `p/triangle/passionfruit/close-${seed}` });
  await pictures.draw(close(1), 'now', 'shopper');
  const waiting = [pictures.draw(close(2), 'ahead'), pictures.draw(close(3), 'ahead'), pictures.draw(close(4), 'now')];
  pictures.stop();
  const outcomes = await Promise.allSettled([...waiting, pictures.draw(close(5), 'now')]);
  const isStopped = (outcome: PromiseSettledResult<unknown>): boolean =>
    outcome.status === 'rejected' && outcome.reason instanceof DrawingStopped;
  expect(outcomes.map(isStopped)).toEqual(Array(4).fill(true));
  expect(pictures.figures()).toEqual({ now: 0, ahead: 0, drawing: 0 });
});

it('draws again ahead of time what failed ahead of time: whoever waits goes first', async () => {
  const pictures = new PictureQueue(new URL('testing/dying-worker.ts', import.meta.url), 1);
  queue = pictures;
  const done: string[] = [];
  const ask = (seed: number, urgency: 'now' | 'ahead') =>
    pictures.draw(picture(seed), urgency, 'shopper').then(
      () => done.push(urgency),
      () => done.push('failed'),
    );
  // The kit says no to this one, twice.
  await Promise.all([ask(5, 'ahead'), ask(1, 'now'), ask(2, 'now')]);
  expect(done).toEqual(['now', 'now', 'failed']);
});

it('refuses a picture where no process can be started, lives on, and draws again once one can', async () => {
  const pictures = new PictureQueue(new URL('testing/dying-worker.ts', import.meta.url), 1);
  queue = pictures;
  const { execPath } = process;
  process.execPath = '/nowhere/node';
  try {
    await expect(pictures.draw(picture(1), 'now', 'shopper')).rejects.toThrow();
    expect(pictures.figures()).toEqual({ now: 0, ahead: 0, drawing: 0 });
  } finally {
    process.execPath = execPath;
  }
  expect(Buffer.from(await pictures.draw(picture(1), 'now', 'shopper')).toString()).toBe('w400');
});

it('refuses a picture where there is no room for one more file, and draws again once there is', () => {
  const limited = ['-c', 'ulimit -n 100; exec "$@"', 'sh', process.execPath, '-e', OUT_OF_FILES];
  const { stdout, stderr } = spawnSync('sh', limited, { encoding: 'utf8', timeout: 15_000 });
  expect([stdout.trim(), stderr]).toEqual(['refused drawn', '']);
});
