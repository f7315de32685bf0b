import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { withTx } from '@bluebird-bay/database/with-tx.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyServicesDatabase, type ServicesTestDatabase } from '../../testing/services-test-database.ts';
import { findAccountOf } from '../ledger/accounts.ts';
import { auditLedger } from '../ledger/audit.ts';
import { join } from '../members/join.ts';
import { takeOrder } from '../orders/take-order.ts';
import { TOLD_ORDER } from '../orders/told-order.ts';
import { keptCodes } from '../testing/kept-codes.ts';
import { aToldOrder } from '../testing/told.ts';
import { runRewardRound } from './reward-round.ts';

const KILLS = process.env.NIGHTLY ? 60 : 6;
const PROCESS = fileURLToPath(new URL('../testing/redeeming-process.ts', import.meta.url));

describe('kill -9 while points are turned into codes and back', () => {
  let test: ServicesTestDatabase;
  beforeAll(async () => {
    test = await emptyServicesDatabase();
  });
  afterAll(() => test.close());

  /** Ends a process, without a word, once it has done so much. */
  async function killAfter(lines: number, account: number, run: number): Promise<void> {
    const child = spawn(process.execPath, [PROCESS, test.url, String(account), String(run)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    let seen = 0;
    for await (const chunk of child.stdout) {
      seen += String(chunk).split('\n').length - 1;
      if (seen >= lines) break;
    }
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
  }

  it(`never leaves a code without its debit, nor a debit without its code (${KILLS} kills)`, async () => {
    const at = new Date();
    const told = v.parse(TOLD_ORDER, aToldOrder({ id: 1, usd: 200_000, fulfilledAt: '2026-06-01T11:00:00Z' }));
    await withTx(test.db, async (tx) => {
      await join(tx, { customer: '7', since: at }, at);
      await takeOrder(tx, told, at);
    });
    const account = (await findAccountOf(test.db, '7'))?.id ?? 0;
    const maker = await keptCodes(test.db);
    const redemptions = () => test.db.selectFrom('services.club_redemption').select(['code', 'state']).execute();
    /** Every code has its debit, and every debit its code. */
    const expectBooksToAgree = async (): Promise<void> => {
      expect(await auditLedger(test.db)).toEqual([]);
      const codes = await maker.all();
      const states = new Map((await redemptions()).map(({ code, state }) => [code, state]));
      expect([...states.values()].filter((state) => state !== 'ready' && state !== 'undone')).toEqual([]);
      for (const [code, state] of states)
        expect([code, codes.get(code)]).toEqual([code, state === 'ready' ? 'made' : 'ended']);
      for (const code of codes.keys()) expect(states.has(code), `a code of nobody: ${code}`).toBe(true);
    };
    let left = 0;
    for (let run = 1; run <= KILLS; run += 1) {
      await killAfter(3 + ((run * 7) % 23), account, run);
      const before = await redemptions();
      left += before.filter(({ state }) => state === 'making' || state === 'undoing').length;
      // what was under way is finished by whoever comes next, once its lease is over
      for (let moved = 1; moved > 0; )
        moved = await runRewardRound({ db: test.db, maker }, new Date(Date.now() + 60_000));
      await expectBooksToAgree();
    }
    // the control: kills did fall into the middle
    expect(left).toBeGreaterThan(0);
  });
});
