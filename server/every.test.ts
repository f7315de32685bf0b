import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { every } from './every.ts';

it('does one round at a time, goes on after a failure, and waits for the last', async () => {
  const said: unknown[] = [];
  let atOnce = 0;
  let most = 0;
  let rounds = 0;
  const stop = every(
    2,
    async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await sleep(15);
      atOnce -= 1;
      rounds += 1;
      if (rounds === 1) throw new Error('rain');
    },
    (error) => said.push(error),
  );
  while (rounds < 2) await sleep(2);
  await sleep(5);
  await stop();
  expect(atOnce).toBe(0);
  expect(most).toBe(1);
  expect(said).toEqual([new Error('rain')]);
  const after = rounds;
  await sleep(20);
  expect(rounds).toBe(after);
});
