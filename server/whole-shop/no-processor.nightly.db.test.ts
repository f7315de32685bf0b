import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, setPriority } from 'node:os';
import { until } from '@bluebird-bay/database/testing/own-server.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { type ShopProcess, shopProcess } from '../testing/shop-process.ts';
import { type SteadyBuyers, steadyBuyers } from '../testing/steady-buyers.ts';

const SECONDS = Number(process.env.BUSY_SECONDS ?? 60);
const FROZEN_S = 12;
const BUYERS = 6;
const EVEN = { lost: [], imbalance: { orders: 0, amount: 0 }, reserved: 0, missing: 0, unclear: [] };

/** Two processes for each core that do nothing, before everybody else where the machine lets them. */
function takeTheProcessor(): ChildProcess[] {
  return Array.from({ length: 2 * availableParallelism() }, () => {
    const busy = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
    try {
      setPriority(busy.pid ?? 0, -10);
    } catch {
      // Only root may go before others; four beside two are in the way all the same.
    }
    return busy;
  });
}

const lasts = async (seconds: number): Promise<void> => {
  const over = performance.now() + seconds * 1_000;
  await until(() => performance.now() > over, (seconds + 30) * 1_000);
};

describe('a shop without a processor (X12)', { timeout: 600_000 }, () => {
  let shop: ShopProcess;
  let buyers: SteadyBuyers;
  let busy: ChildProcess[] = [];
  afterEach(async () => {
    for (const one of busy) one.kill('SIGKILL');
    await buyers?.close();
    await shop?.clear();
  });

  it(`${SECONDS} s of others' work: nobody is told what is not so, and pages come; afterwards all is as before`, async () => {
    shop = await shopProcess({ environment: { TRUST_PROXY: '1' } });
    buyers = await steadyBuyers(shop, BUYERS);
    await until(() => buyers.told() > BUYERS, 120_000);
    const before = buyers.told();
    busy = takeTheProcessor();
    await lasts(SECONDS);
    const home = await shop.ask('/');
    const during = buyers.told() - before;
    await Promise.all(
      busy.splice(0).map(async (one) => {
        one.kill('SIGKILL');
        await once(one, 'exit');
      }),
    );
    expect(home.status).toBe(200);
    const resting = buyers.told();
    await until(() => buyers.told() > resting + BUYERS, 60_000);
    const { told, pending, askedAgain, ...reckoning } = await buyers.reckon();
    console.log(
      `${during} orders in ${SECONDS} s without a processor, ${told} in all, ${pending} told to wait for the bank; home page after ${home.seconds.toFixed(1)} s; asked again ${JSON.stringify(askedAgain)}`,
    );
    expect(reckoning).toEqual(EVEN);
    expect(Object.keys(askedAgain).filter((what) => !['429', '503', '504'].includes(what))).toEqual([]);
  });

  it(`frozen for ${FROZEN_S} s it is silent, and goes on where it was: no order is lost, none is made twice`, async () => {
    shop = await shopProcess({ environment: { TRUST_PROXY: '1' } });
    buyers = await steadyBuyers(shop, BUYERS);
    await until(() => buyers.told() > BUYERS, 120_000);
    shop.signal('SIGSTOP');
    const frozen = buyers.told();
    // What whoever watches over it goes by: ten seconds without a word (docs/operations.md).
    const alive = await shop.ask('/healthz', { signal: AbortSignal.timeout(10_000) });
    expect([alive.status, buyers.told() - frozen <= BUYERS]).toEqual([0, true]);
    await lasts(FROZEN_S - 10);
    shop.signal('SIGCONT');
    await until(async () => (await shop.ask('/readyz')).status === 200, 15_000);
    const woken = buyers.told();
    await until(() => buyers.told() > woken + BUYERS, 60_000);
    const { told, pending, askedAgain, ...reckoning } = await buyers.reckon();
    console.log(
      `frozen for ${FROZEN_S} s: ${told} orders told, ${pending} to wait for the bank, asked again ${JSON.stringify(askedAgain)}`,
    );
    expect(reckoning).toEqual(EVEN);
  });
});
