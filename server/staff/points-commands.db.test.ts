import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Outcome, planCommand } from '@bluebird-bay/commerce/staff/run-command.ts';
import { SAMPLE_BALANCE, SAMPLE_POINTS } from '@bluebird-bay/content/bay-club.ts';
import { type ClubUnderTest, clubUnderTest } from '@bluebird-bay/services/club/testing/club-under-test.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POINTS_COMMANDS } from './points-commands.ts';

describe('npm run shop -- points', () => {
  let club: ClubUnderTest;
  let folder = '';
  beforeAll(async () => {
    [club, folder] = await Promise.all([clubUnderTest(), mkdtemp(join(tmpdir(), 'points-'))]);
  });
  afterAll(async () => {
    await Promise.all([club.close(), rm(folder, { recursive: true })]);
  });

  const shop = async (...argv: string[]): Promise<Outcome> => {
    const plan = planCommand(argv, POINTS_COMMANDS);
    const { clock } = club;
    return plan.kind === 'done' ? plan.outcome : plan.run({ withServices: (work) => work(club.db), clock });
  };
  const aMember = async (id: number): Promise<string> => {
    await club.read('', { as: id });
    return `swimmer-${id}@bay.example`;
  };

  it('shows where points came from, both sides of every entry', async () => {
    const email = await aMember(11);
    const { out, exitCode } = await shop('points', 'show', email.toUpperCase());
    expect(exitCode).toBe(0);
    expect(out[0]).toBe(`${email}: Paddler, 500 points to spend, 0 pending.`);
    expect(out[1]).toMatch(/^1 +2026-06-01 +earned → available +500 +500 +Welcome to the club$/);
    expect(await shop('points', 'show', 'nobody@bay.example')).toMatchObject({ exitCode: 1 });
  });

  it('gives and takes with a reason, which stays in the ledger for its owner to read', async () => {
    const email = await aMember(12);
    const given = await shop('points', 'adjust', email, '250', '--reason', 'Late parcel, sorry');
    expect(given.out).toEqual(['750 points to spend, 0 pending.']);
    expect((await shop('points', 'adjust', email, '50', '--take', '--reason', 'Counted wrong')).exitCode).toBe(0);
    const { lines } = await club.read('/statement', { as: 12 });
    expect(lines.slice(0, 2)).toMatchObject([
      { title: 'Taken back by the shop', detail: 'Counted wrong', points: -50, balance: 700 },
      { title: 'A gift from the shop', detail: 'Late parcel, sorry', points: 250 },
    ]);
    expect(await shop('points', 'adjust', email, '701', '--take', '--reason', 'too many')).toMatchObject({
      exitCode: 1,
    });
    expect(await shop('points', 'adjust', email, '10')).toMatchObject({ exitCode: 2 });
    expect(await shop('points', 'adjust', email, 'ten', '--reason', 'no number')).toMatchObject({ exitCode: 2 });
  });

  it('makes a new member a sample one, whose 1,500 points go by what is given and taken (CLB-009, CLB-010, CST-015)', async () => {
    expect(SAMPLE_BALANCE).toBe(1_500);
    const email = await aMember(14);
    expect((await shop('points', 'sample', email)).out).toEqual(['1500 points to spend, 0 pending.']);
    expect((await shop('points', 'sample', email)).out).toEqual(['1500 points to spend, 0 pending.']);
    expect((await club.read('', { as: 14 })).available).toBe(SAMPLE_BALANCE);
    for (const delta of [250, -700, 1]) {
      const before = (await club.balances(14)).available;
      const take = delta < 0 ? ['--take'] : [];
      await shop('points', 'adjust', email, String(Math.abs(delta)), ...take, '--reason', 'a delta');
      expect((await club.balances(14)).available).toBe(before + delta);
    }
    expect(await shop('points', 'sample', email, '--activity')).toMatchObject({ exitCode: 1 });
    expect((await club.balances(14)).available).toBe(SAMPLE_BALANCE + 250 - 700 + 1);
  });

  it('gives a sample member a statement of 5,000, 2,000 and -200 points (CLB-011, CST-016)', async () => {
    expect(SAMPLE_POINTS).toEqual([5_000, 2_000, -200]);
    const email = await aMember(15);
    await shop('points', 'sample', email, '--activity');
    await shop('points', 'sample', email, '--activity');
    const { lines } = await club.read('/statement', { as: 15 });
    expect(lines.map(({ points, balance }: Record<string, number>) => [points, balance])).toEqual([
      [-200, 8_300],
      [2_000, 8_500],
      [5_000, 6_500],
      [1_000, SAMPLE_BALANCE],
      [500, 500],
    ]);
    expect((await shop('points', 'audit')).exitCode).toBe(0);
  });

  it('takes back what a cause has brought, and all that is learnt of it later', async () => {
    const email = await aMember(13);
    await club.order({ id: 130, customer: 13, usd: 80, fulfilledAt: '2026-06-01T11:00:00Z' });
    const voided = await shop('points', 'void', email, '3', '--reason', 'A made-up order');
    expect(voided.out).toEqual(['500 points to spend, 0 pending.']);
    await club.refund(130, { id: 1_300, usd: 30 });
    expect(await club.balances(13)).toEqual({ available: 500, pending: 0 });
    expect(await shop('points', 'void', email, '2', '--reason', 'once more')).toMatchObject({ exitCode: 1 });
    expect(await shop('points', 'void', email, '99', '--reason', 'no such entry')).toMatchObject({ exitCode: 1 });
  });

  it('brings codes of another provider, once each', async () => {
    const file = join(folder, 'codes.txt');
    await writeFile(file, 'five-1\nFIVE-2\n\nfive-1\n');
    const bring = () => shop('points', 'codes', '--import', file, '--reward', 'off-5', '--ends', '2027-12-31');
    expect((await bring()).out).toEqual(['2 codes are new, 1 were there or given out before.']);
    expect((await bring()).out).toEqual(['0 codes are new, 3 were there or given out before.']);
    expect((await shop('points', 'codes')).out.join()).toMatch(/off-5 +2/);
    await writeFile(file, 'not a code\n');
    expect(await bring()).toMatchObject({ exitCode: 2 });
  });

  it('finds the books in order', async () => {
    expect(await shop('points', 'audit')).toEqual({ exitCode: 0, out: ['The books add up.'], err: [] });
  });
});
