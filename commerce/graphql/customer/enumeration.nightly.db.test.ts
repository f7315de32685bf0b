import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCustomer, aNetwork, PASSWORD, type SignedInCustomer } from '../../testing/a-customer.ts';
import { ACTIVATE, RECOVER, RESET, SIGN_IN } from '../../testing/account-operations.ts';
import { type ProviderUnderTest, providerUnderTest } from '../../testing/provider-under-test.ts';
import { separation } from '../../testing/separation.ts';

const PAIRS = 300;

/** Whoever asks learns neither from the answer nor from its time whether there is an account (A3, in full). */
describe('an account and none', () => {
  let test: ProviderUnderTest;
  let customer: SignedInCustomer;
  beforeAll(async () => {
    test = await providerUnderTest();
    customer = await aCustomer(test);
  });
  afterAll(async () => {
    expect(test.unexpected).toEqual([]);
    await test.close();
  });

  /** What each route is asked about an account, and about none. */
  const routes: ReadonlyArray<readonly [string, string, (isKnown: boolean) => Record<string, unknown>]> = [
    ['sign-in', SIGN_IN, (isKnown) => ({ email: isKnown ? customer.email : nobody(), password: 'not-the-password' })],
    ['recover', RECOVER, (isKnown) => ({ email: isKnown ? customer.email : nobody() })],
    [
      'activate',
      ACTIVATE,
      (isKnown) => ({ id: isKnown ? customer.gid : STRANGER, token: 'x'.repeat(43), password: PASSWORD }),
    ],
    [
      'reset',
      RESET,
      (isKnown) => ({ id: isKnown ? customer.gid : STRANGER, token: 'x'.repeat(43), password: PASSWORD }),
    ],
  ];

  it.each(routes)('answer %s alike, and as fast', { timeout: 600_000 }, async (_name, query, variables) => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const answers = new Set<string>();
    for (let index = 0; index < 2 * PAIRS; index += 1) {
      // limits of an account and of a network are of other tests
      if (index % 4 === 0) await test.db.deleteFrom('commerce.attempt_counter').execute();
      // What comes right behind that takes longer: one time for an account, the next for none.
      const isFirstKind = index % 4 === 0 || index % 4 === 3;
      const isKnown = index % 8 < 4 ? isFirstKind : !isFirstKind;
      const started = performance.now();
      const { status, data, errors } = await test.request(query, variables(isKnown), {}, aNetwork());
      times[isKnown ? 'known' : 'unknown'].push(performance.now() - started);
      answers.add(JSON.stringify({ status, data, errors }));
    }
    expect([...answers]).toHaveLength(1);
    const told = separation(times.known, times.unknown);
    expect(told).toBeGreaterThan(0.4);
    expect(told).toBeLessThan(0.6);
  });
});

const STRANGER = 'gid://shopify/Customer/999999';
let requested = 0;
const nobody = (): string => {
  requested += 1;
  return `nobody.${requested}@example.com`;
};
