import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCustomer, aNetwork, type SignedInCustomer } from '../../testing/a-customer.ts';
import { SIGN_IN } from '../../testing/account-operations.ts';
import { type ProviderUnderTest, providerUnderTest } from '../../testing/provider-under-test.ts';

const PAIRS = 150;

/** How well times tell two groups apart: 0.5 not at all, 0 or 1 without a doubt (the area under the ROC curve). */
function separation(left: readonly number[], right: readonly number[]): number {
  const wins = left.map((a) => right.reduce((sum, b) => sum + (a > b ? 1 : a === b ? 0.5 : 0), 0));
  return wins.reduce((sum, win) => sum + win, 0) / (left.length * right.length);
}

/** Whether an account exists must not be heard in the time of an answer (A3, F11). */
describe('the time of a sign-in', () => {
  let test: ProviderUnderTest;
  let customer: SignedInCustomer;
  beforeAll(async () => {
    test = await providerUnderTest();
    customer = await aCustomer(test);
  });
  afterAll(() => test.close());

  const timed = async (email: string, password: string): Promise<number> => {
    const caller = aNetwork();
    const started = performance.now();
    await test.ask(SIGN_IN, { email, password }, {}, caller);
    return performance.now() - started;
  };

  it('does not tell an account from none', async () => {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      // the order within a pair changes, so that neither is always first; the account's own limit is 100 an hour
      if (pair % 50 === 0) await test.db.deleteFrom('commerce.attempt_counter').execute();
      const first = pair % 2 === 0;
      if (first) known.push(await timed(customer.email, 'not-the-password'));
      unknown.push(await timed(`nobody.${pair}@example.com`, 'not-the-password'));
      if (!first) known.push(await timed(customer.email, 'not-the-password'));
    }
    expect(separation(known, unknown)).toBeGreaterThan(0.38);
    expect(separation(known, unknown)).toBeLessThan(0.62);
  });

  it('would tell, the control, where no hash was made', async () => {
    const hashed: number[] = [];
    const refused: number[] = [];
    const blocked = aNetwork();
    for (let index = 0; index < 60; index += 1) {
      hashed.push(await timed(`nobody.${index}@example.org`, 'not-the-password'));
      const started = performance.now();
      await test.ask(SIGN_IN, { email: 'blocked@example.org', password: 'x' }, {}, blocked);
      if (index > 10) refused.push(performance.now() - started);
    }
    expect(separation(hashed, refused)).toBeGreaterThan(0.9);
  });
});
