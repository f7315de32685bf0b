import { expect, it, vi } from 'vitest';
import { TooMuchWork } from '../life/work-limit.ts';
import { createFairTurns, type FairTurnsOptions } from './fair-turns.ts';

/** Turns whose jobs end when they are told to; `begun` names them in the order in which they began. */
function turnsOf({
  patienceMs = 60_000,
  ...options
}: Omit<FairTurnsOptions, 'patienceMs'> & Partial<FairTurnsOptions>) {
  const turns = createFairTurns({ ...options, patienceMs });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const refused: string[] = [];
  const ask = (caller: string, times = 1): void => {
    for (let time = 0; time < times; time += 1)
      turns(caller, async () => {
        begun.push(caller);
        await new Promise<void>((resolve) => ends.push(resolve));
      }).catch((error: unknown) => {
        expect(error).toBeInstanceOf(TooMuchWork);
        refused.push(caller);
      });
  };
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const endOne = async (): Promise<void> => {
    ends.shift()?.();
    await settled();
  };
  return { ask, begun, refused, endOne, settled };
}

it('gives each caller a turn, however many things one of them asks for', async () => {
  const { ask, begun, endOne, settled } = turnsOf({ atOnce: 2, eachAtOnce: 2, waiting: 100 });
  ask('crowd', 50);
  ask('shopper');
  await settled();
  await endOne();
  await endOne();
  expect(begun).toEqual(['crowd', 'crowd', 'crowd', 'shopper']);
});

it('leaves room beside a caller who holds on to what it was given, as slow senders do', async () => {
  const { ask, begun, settled } = turnsOf({ atOnce: 4, eachAtOnce: 1, waiting: 100 });
  ask('slow', 100);
  ask('shopper');
  await settled();
  expect(begun).toEqual(['slow', 'shopper']);
});

it('refuses the last of whoever has most waiting, and never somebody with less', async () => {
  const { ask, begun, refused, endOne, settled } = turnsOf({ atOnce: 1, eachAtOnce: 1, waiting: 4 });
  ask('crowd', 6);
  await settled();
  expect(refused).toEqual(['crowd']);
  ask('one');
  ask('two');
  await settled();
  expect(refused).toEqual(['crowd', 'crowd', 'crowd']);
  for (let end = 0; end < 5; end += 1) await endOne();
  expect(begun).toEqual(['crowd', 'crowd', 'one', 'two', 'crowd']);
});

it('refuses a newcomer where everybody waits for one thing', async () => {
  const { ask, refused, settled } = turnsOf({ atOnce: 1, eachAtOnce: 1, waiting: 2 });
  for (const caller of ['a', 'b', 'c', 'd']) ask(caller);
  await settled();
  expect(refused).toEqual(['d']);
});

it('frees the place of a job that failed', async () => {
  const turns = createFairTurns({ atOnce: 1, eachAtOnce: 1, waiting: 0, patienceMs: 60_000 });
  await expect(turns('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns('a', async () => 'done')).toBe('done');
});

it('refuses whoever has waited too long, and has room for others then', async () => {
  const { ask, begun, refused, endOne } = turnsOf({ atOnce: 1, eachAtOnce: 1, waiting: 2, patienceMs: 20 });
  ask('first');
  ask('patient', 2);
  await vi.waitFor(() => expect(refused).toEqual(['patient', 'patient']));
  ask('late');
  await endOne();
  expect(begun).toEqual(['first', 'late']);
});
