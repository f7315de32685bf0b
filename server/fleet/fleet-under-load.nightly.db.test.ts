import { until } from '@bluebird-bay/database/testing/own-server.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectFlashSale } from '../testing/flash-sale.ts';
import { type SteadyBuyers, steadyBuyers } from '../testing/steady-buyers.ts';
import { aFleet, type Fleet } from './testing/a-fleet.ts';

const UNITS = 100;
const BUYERS = Number(process.env.BUYERS ?? 2_000);
const KILLS = Number(process.env.KILLS ?? 20);
const AT_ONCE = 8;
/** Who is killed, in turn. */
const VICTIMS = ['one', 'primary', 'worker', 'other', 'pooler'] as const;

describe('a fleet under load', { timeout: 900_000 }, () => {
  let fleet: Fleet;
  let buyers: SteadyBuyers | undefined;
  beforeAll(async () => {
    fleet = await aFleet();
  }, 600_000);
  afterAll(async () => {
    await buyers?.close();
    await fleet?.clear();
  }, 120_000);

  // What the balancer had to say in the end is why something was refused.
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.log(await fleet.nginx.errors());
  });

  const shop = () => ({ url: fleet.nginx.url, databaseUrl: fleet.postgres.primaryUrl, db: fleet.db });

  it.each([
    [60, 0],
    [5, 1],
  ])(
    `${BUYERS} buyers of ${UNITS} within %i s: ${UNITS} orders, all others are told, and pages are read meanwhile (L3)`,
    (withinS, hat) => expectFlashSale(shop(), { hat, units: UNITS, buyers: BUYERS, withinS }),
  );

  /** Kills one, and starts it again, as whoever watches over it would. */
  async function kill(victim: (typeof VICTIMS)[number]): Promise<void> {
    if (victim === 'primary' || victim === 'pooler') return fleet.postgres.crash(victim);
    const member = fleet.member(victim);
    member.signal('SIGKILL');
    await member.ended;
    await fleet.again(victim);
  }

  it(`one after the other is killed, ${KILLS} times, while ${AT_ONCE} buy: every order they were told of is there, paid once (X4)`, async () => {
    const crowd = await steadyBuyers(shop(), AT_ONCE);
    buyers = crowd;
    const killed: string[] = [];
    while (killed.length < KILLS) {
      const before = crowd.told();
      // With one web gone the other sells on, and where PostgreSQL was, it comes back.
      await until(() => crowd.told() > before + AT_ONCE, 120_000);
      const victim = VICTIMS[killed.length % VICTIMS.length] ?? 'one';
      await kill(victim);
      killed.push(victim);
    }
    const { told, pending, askedAgain, ...reckoning } = await crowd.reckon();
    console.log(
      `${KILLS} kills (${VICTIMS.join(', ')} in turn), ${told} orders told, ${pending} told to wait for the bank; asked again after ${JSON.stringify(askedAgain)}`,
    );
    const even = { lost: [], imbalance: { orders: 0, amount: 0 }, reserved: 0, missing: 0, unclear: [] };
    expect(reckoning).toEqual(even);
    expect(told).toBeGreaterThan(KILLS * AT_ONCE);
    // The kills did hit buyers in the middle.
    expect(Object.keys(askedAgain).length).toBeGreaterThan(0);
  });
});
