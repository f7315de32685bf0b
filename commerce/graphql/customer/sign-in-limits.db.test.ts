import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ATTEMPT_LIMITS, type AttemptLimit } from '../../domain/customer/attempt-limits.ts';
import { countAttempt } from '../../store/checkout/attempt-counters.ts';
import { aCustomer, aNetwork, type SignedInCustomer, signIn } from '../../testing/a-customer.ts';
import { RECOVER, SIGN_IN } from '../../testing/account-operations.ts';
import { at, type ProviderUnderTest, providerUnderTest } from '../../testing/provider-under-test.ts';

const SECOND = 1_000;

describe('guessing passwords', () => {
  let test: ProviderUnderTest;
  let now = new Date('2026-11-20T10:00:00Z');
  let customer: SignedInCustomer;
  beforeAll(async () => {
    test = await providerUnderTest({ clock: () => now });
    customer = await aCustomer(test);
  });
  afterAll(async () => {
    expect(test.unexpected).toEqual([]);
    await test.close();
  });

  /** 'checked' when a password was held against the account's, 'throttled' when it was not. */
  const guess = async (email: string, caller: { address: string }, password = 'not-the-password') => {
    const { data, errors, status } = await test.request(SIGN_IN, { email, password }, {}, caller);
    expect(status).toBe(200);
    if (at(data, 'customerAccessTokenCreate', 'customerAccessToken')) return 'in';
    return errors[0]?.extensions?.code === 'THROTTLED' ? 'throttled' : 'checked';
  };
  const count = (answers: readonly string[], answer: string) => answers.filter((each) => each === answer).length;

  it('is held back: of a thousand guesses in an hour ten are checked, and the right one gets in from elsewhere', async () => {
    const start = now;
    const attacker = aNetwork();
    const answers = [];
    for (let index = 0; index < 1_000; index += 1) {
      now = new Date(start.getTime() + index * 3.6 * SECOND);
      answers.push(await guess(customer.email, attacker));
    }
    expect(count(answers, 'checked')).toBe(10);
    expect(await guess(customer.email, attacker, customer.password)).toBe('throttled');
    expect(await signIn(test, customer.email, customer.password)).toBeDefined();
    now = start;
  });

  it('is held back for an address without an account just the same', async () => {
    const start = now;
    const attacker = aNetwork();
    const answers = [];
    for (let index = 0; index < 100; index += 1) {
      now = new Date(start.getTime() + index * 36 * SECOND);
      answers.push(await guess('nobody@example.com', attacker));
    }
    expect(count(answers, 'checked')).toBe(10);
    now = start;
  });

  it('does not slip through in parallel: of a hundred at once three are checked', async () => {
    const attacker = aNetwork();
    const other = await aCustomer(test);
    const answers = await Promise.all(Array.from({ length: 100 }, () => guess(other.email, attacker)));
    expect(count(answers, 'checked')).toBe(3);
  });

  it('is held back by network, whatever the address', async () => {
    const attacker = aNetwork();
    const start = now;
    let checked = 0;
    for (let index = 0; index < 600; index += 1) {
      now = new Date(start.getTime() + index * 6 * SECOND);
      if ((await guess(`someone.${index}@example.com`, attacker)) === 'checked') checked += 1;
    }
    expect(checked).toBeLessThanOrEqual(120);
    expect(checked).toBeGreaterThanOrEqual(90);
    now = start;
  });

  it('is held back by account from all over the world, and the owner still gets in at home', async () => {
    const home = aNetwork();
    const owner = await aCustomer(test);
    expect(await signIn(test, owner.email, owner.password, home)).toBeDefined();
    const answers = [];
    for (let index = 0; index < 110; index += 1) answers.push(await guess(owner.email, aNetwork()));
    expect(count(answers, 'throttled')).toBeGreaterThan(0);
    expect(await guess(owner.email, aNetwork(), owner.password)).toBe('throttled');
    expect(await signIn(test, owner.email, owner.password, home)).toBeDefined();
  });

  it('is no matter of good sign-ins: fifty customers behind one address are in at once, and a guesser there still waits', async () => {
    const school = aNetwork();
    const pupils = [];
    for (let index = 0; index < 50; index += 1) pupils.push(await aCustomer(test));
    const answers = await Promise.all(pupils.map(({ email, password }) => guess(email, school, password)));
    expect(count(answers, 'in')).toBe(50);
    // nine of them slip, the tenth slip makes the place wait, and nothing else does
    const slips = await Promise.all(pupils.slice(0, 9).map(({ email }) => guess(email, school)));
    expect(count(slips, 'checked')).toBe(9);
    expect(await guess(pupils[20]?.email ?? '', school, pupils[20]?.password)).toBe('in');
    expect(await guess(pupils[21]?.email ?? '', school)).toBe('checked');
    expect(await guess(pupils[22]?.email ?? '', school)).toBe('throttled');
  });

  it('is held back although the right password comes in between: a good sign-in takes nobody else’s wait away', async () => {
    const attacker = aNetwork();
    const own = await aCustomer(test);
    for (let index = 0; index < 10; index += 1)
      expect(await guess(`victim.${index}@example.com`, attacker)).toBe('checked');
    expect(await guess(own.email, attacker, own.password)).toBe('throttled');
    expect(await guess('victim.10@example.com', attacker)).toBe('throttled');
  });

  it('forgets slips once the right password came', async () => {
    const home = aNetwork();
    const owner = await aCustomer(test);
    for (let round = 0; round < 3; round += 1) {
      expect(await guess(owner.email, home)).toBe('checked');
      expect(await guess(owner.email, home)).toBe('checked');
      expect(await guess(owner.email, home, owner.password)).toBe('in');
    }
  });

  it('counts exactly; without waits, the control, everything passes', async () => {
    const none: AttemptLimit = { name: 'control', waits: [0], forgetAfter: 60 };
    const pass = (limit: AttemptLimit) =>
      Promise.all(Array.from({ length: 100 }, () => countAttempt(test.db, { limit, subject: 'x' }, now)));
    expect((await pass(none)).filter(Boolean)).toHaveLength(100);
    expect((await pass(ATTEMPT_LIMITS.recoveriesOfAccount)).filter(Boolean)).toHaveLength(5);
  });

  it.each([
    ['aliases', (one: string) => `mutation { a: ${one} b: ${one} }`],
    ['fragments', (one: string) => `mutation { ...A b: ${one} } fragment A on Mutation { a: ${one} }`],
    ['inline fragments', (one: string) => `mutation { ... on Mutation { a: ${one} } b: ${one} }`],
  ])('cannot be sent twice in one request by %s (B4)', async (_name, twice) => {
    const email = `alias.${_name.replace(' ', '')}@example.com`;
    const one = `customerAccessTokenCreate(input: { email: "${email}", password: "x" }) { customerUserErrors { code } }`;
    const caller = aNetwork();
    expect((await test.request(twice(one), {}, {}, caller)).errors).toMatchObject([
      { message: 'A request may hold one mutation that creates, proves or changes a credential.' },
    ]);
    // nothing was tried: all three free attempts are still there; alone it is taken
    expect((await test.request(`mutation { ${one} }`, {}, {}, caller)).errors).toEqual([]);
  });

  it('takes the buyer’s address from a server with the private token, and from nobody else', async () => {
    const header = { 'shopify-storefront-buyer-ip': '203.0.113.9' };
    const secret = { 'shopify-storefront-private-token': 'private-0b1eb12d0b1eb12d0b1eb12d' };
    const recover = async (headers: Record<string, string>, email: string) =>
      (await test.request(RECOVER, { email }, headers, { address: '10.9.9.9' })).errors.length === 0;
    const passed = [];
    for (let index = 0; index < 31; index += 1) passed.push(await recover(header, `a${index}@example.com`));
    expect(passed.filter(Boolean)).toHaveLength(30);
    expect(await recover({ ...header, ...secret }, 'b@example.com')).toBe(true);
  });
});
