import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ATTEMPT_LIMITS } from '../../domain/customer/attempt-limits.ts';
import { aCustomer, aNetwork, signIn } from '../../testing/a-customer.ts';
import { SIGN_IN } from '../../testing/account-operations.ts';
import { at, type ProviderUnderTest, providerUnderTest } from '../../testing/provider-under-test.ts';

const PAIRS = 5_000;
const NETWORKS = 500;
const ACCOUNTS = 20;
const HOUR_MS = 3_600_000;

/** Lists of addresses and passwords from elsewhere, tried here (A2). */
describe('stuffing', { timeout: 1_200_000 }, () => {
  let test: ProviderUnderTest;
  let now = new Date('2026-11-20T10:00:00Z');
  beforeAll(async () => {
    test = await providerUnderTest({ clock: () => now });
  });
  afterAll(async () => {
    expect(test.unexpected).toEqual([]);
    await test.close();
  });

  /** Whether a password was held against an account's. */
  const isChecked = async (email: string, caller: { address: string }): Promise<boolean> => {
    const { data, errors } = await test.request(SIGN_IN, { email, password: 'letmein-2019' }, {}, caller);
    expect(at(data, 'customerAccessTokenCreate', 'customerAccessToken') ?? null).toBeNull();
    return errors[0]?.extensions?.code !== 'THROTTLED';
  };

  it(`${PAIRS} pairs from one network in an hour: 120 are checked at the most`, async () => {
    const start = now;
    const attacker = aNetwork();
    let checked = 0;
    for (let index = 0; index < PAIRS; index += 1) {
      now = new Date(start.getTime() + (index * HOUR_MS) / PAIRS);
      if (await isChecked(`somebody.${index}@example.com`, attacker)) checked += 1;
    }
    console.log(`${PAIRS} pairs from one network: ${checked} checked`);
    expect(checked).toBeLessThanOrEqual(120);
    // the control: the first ones were
    expect(checked).toBeGreaterThanOrEqual(90);
  });

  it(`${PAIRS} pairs from ${NETWORKS} networks at ${ACCOUNTS} accounts: each is tried a hundred times at the most, and its owner gets in at home`, async () => {
    const start = now;
    const owners = [];
    for (let index = 0; index < ACCOUNTS; index += 1) {
      const owner = await aCustomer(test);
      const home = aNetwork();
      expect(await signIn(test, owner.email, owner.password, home)).toBeDefined();
      owners.push({ ...owner, home, checked: 0 });
    }
    const networks = Array.from({ length: NETWORKS }, () => aNetwork());
    for (let index = 0; index < PAIRS; index += 1) {
      now = new Date(start.getTime() + (index * HOUR_MS) / PAIRS);
      const owner = owners[index % ACCOUNTS];
      const network = networks[Math.floor(index / (PAIRS / NETWORKS))];
      if (owner && network && (await isChecked(owner.email, network))) owner.checked += 1;
    }
    const checked = owners.map((owner) => owner.checked);
    console.log(`${PAIRS} pairs from ${NETWORKS} networks: ${Math.max(...checked)} checked of an account at the most`);
    expect(Math.max(...checked)).toBeLessThanOrEqual(ATTEMPT_LIMITS.signInsToAccount.waits.length);
    expect(Math.min(...checked)).toBeGreaterThan(50);
    for (const { email, password, home } of owners) expect(await signIn(test, email, password, home)).toBeDefined();
  });
});
