import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findAccountOf } from '../ledger/accounts.ts';
import { auditLedger } from '../ledger/audit.ts';
import { type ClubUnderTest, clubUnderTest, someCodes } from '../testing/club-under-test.ts';
import { importCodes } from './code-pool.ts';
import { type RedemptionStep, type RewardContext, redeem, undo } from './redeem.ts';
import { runRewardRound } from './reward-round.ts';

const FULFILLED = { fulfilledAt: '2026-06-01T11:00:00.000Z' };
const START = '2026-06-01T12:00:00Z';

class ProcessEnd extends Error {}

describe('turning points into codes', () => {
  let club: ClubUnderTest;
  let customer = 500;
  let order = 5_000;
  const nextOrder = (): number => {
    order += 1;
    return order;
  };
  beforeAll(async () => {
    club = await clubUnderTest({ start: START });
  });
  afterEach(async () => {
    club.at(START);
    expect(await auditLedger(club.db)).toEqual([]);
  });
  afterAll(() => club.close());

  /** A member with so many points. */
  async function aMember(points: number): Promise<number> {
    customer += 1;
    await club.read('', { as: customer });
    if (points > 500) await club.order({ id: nextOrder(), customer, usd: points - 500, ...FULFILLED });
    return customer;
  }
  const take = (as: number, reward: string, key: string, of = club.services) =>
    club.read('/rewards', { as, body: { reward, key }, of });

  it('200 at once of 200 from 1,500 make exactly seven (reliability C2)', async () => {
    const as = await aMember(1_500);
    const wishes = Array.from({ length: 200 }, (_, index) =>
      club.ask('/rewards', { as, body: { reward: 'sticker-pack', key: `parallel-${index}` } }),
    );
    const answers = await Promise.all(wishes.map(async (wish) => (await wish).json()));
    const made = answers.filter(({ redemption }) => redemption?.state === 'ready');
    expect(made).toHaveLength(7);
    expect(new Set(made.map(({ redemption }) => redemption.code)).size).toBe(7);
    expect(await club.balances(as)).toEqual({ available: 100, pending: 0 });
  });

  it('the same wish sent fifty times at once is one code', async () => {
    const as = await aMember(1_500);
    const answers = await Promise.all(Array.from({ length: 50 }, () => take(as, 'off-5', 'one-wish-only')));
    expect(new Set(answers.map(({ redemption }) => redemption.code)).size).toBe(1);
    expect(await club.balances(as)).toMatchObject({ available: 1_000 });
  });

  it('shows what is ready, and gives the points back for a code nobody used, once', async () => {
    const as = await aMember(1_000);
    const { redemption } = await take(as, 'off-12', 'ready-and-back');
    expect(redemption).toMatchObject({ reward: 'off-12', points: 1_000, state: 'ready', usedIn: null });
    expect(await club.read('/rewards', { as })).toMatchObject({
      available: 0,
      ready: [{ code: redemption.code }],
      past: [],
    });
    const undone = await Promise.all(
      Array.from({ length: 20 }, () => club.read('/rewards/undo', { as, body: { redemption: redemption.id } })),
    );
    expect(new Set(undone.map(({ redemption: after }) => after?.state))).toEqual(new Set(['undone']));
    expect(await club.balances(as)).toMatchObject({ available: 1_000 });
    expect(club.maker.codes.get(redemption.code)).toBe('ended');
    expect(await club.read('/rewards', { as })).toMatchObject({ ready: [], past: [{ state: 'undone' }] });
  });

  it('does not give points back for a code that is used, or about to be', async () => {
    const as = await aMember(1_000);
    const { redemption } = await take(as, 'off-5', 'used-before-undo');
    club.maker.codes.set(redemption.code, 'used');
    const refused = await club.read('/rewards/undo', { as, body: { redemption: redemption.id } });
    expect(refused).toMatchObject({ refused: 'USED', available: 500 });
    const id = nextOrder();
    await club.order({ id, customer: as, usd: 40, codes: [redemption.code.toLowerCase()] }, 'orders/create');
    const { ready, past } = await club.read('/rewards', { as });
    expect(ready).toEqual([]);
    expect(past).toMatchObject([{ state: 'used', usedIn: `BB-${id}` }]);
    await club.order({
      id,
      customer: as,
      usd: 40,
      codes: [redemption.code],
      cancelledAt: '2026-06-01T13:00:00Z',
      toldAt: '2026-06-01T13:00:00Z',
    });
    expect(await club.balances(as)).toEqual({ available: 1_000, pending: 0 });
  });

  it('takes the points again when a code thought undone was used after all', async () => {
    const as = await aMember(500);
    const { redemption } = await take(as, 'off-5', 'undone-then-used');
    await club.read('/rewards/undo', { as, body: { redemption: redemption.id } });
    expect(await club.balances(as)).toMatchObject({ available: 500 });
    await club.order({ id: nextOrder(), customer: as, usd: 0.5, codes: [redemption.code] });
    expect(await club.balances(as)).toMatchObject({ available: 0 });
  });

  it('gives points back once for a code whose time is over', async () => {
    const as = await aMember(500);
    const { redemption } = await take(as, 'off-5', 'until-it-expires');
    club.at(redemption.expiresAt);
    await Promise.all([club.round(), club.round(), club.round()]);
    await club.round();
    expect(await club.read('/rewards', { as })).toMatchObject({ available: 500, past: [{ state: 'expired' }] });
  });

  it('makes the code later where the provider cannot be asked just then', async () => {
    const as = await aMember(500);
    let isDown = true;
    const shaky = club.open({
      codeMaker: {
        make: async (code) => {
          if (isDown) throw new Error('the provider is away');
          return club.maker.make(code);
        },
        withdraw: (code) => club.maker.withdraw(code),
      },
    });
    const answer = await club.ask('/rewards', { as, body: { reward: 'off-5', key: 'made-later-on' }, of: shaky });
    expect(answer.status).toBe(500);
    expect(await club.read('/rewards', { as })).toMatchObject({
      available: 0,
      ready: [{ state: 'making', code: null }],
    });
    isDown = false;
    club.at('2026-06-01T12:01:00Z');
    await club.round();
    expect(await club.read('/rewards', { as })).toMatchObject({ available: 0, ready: [{ state: 'ready' }] });
    expect(await take(as, 'off-5', 'made-later-on')).toMatchObject({ redemption: { state: 'ready' }, available: 0 });
  });

  it('gives the points back where there never will be a code', async () => {
    const as = await aMember(500);
    const none = club.open({ codeMaker: { make: async () => false, withdraw: async () => true } });
    expect(await take(as, 'off-5', 'never-to-be-made', none)).toMatchObject({
      redemption: { state: 'undone' },
      available: 500,
    });
  });

  describe('a process that ends in the middle', () => {
    /** A context whose process ends at a step. */
    const contextEndingAt = (
      fatal: RedemptionStep | undefined,
      maker = someCodes(),
    ): RewardContext & { maker: ReturnType<typeof someCodes> } => ({
      db: club.db,
      maker,
      onStep: (step) => {
        if (step === fatal) throw new ProcessEnd(step);
      },
    });
    const accountOf = async (as: number) => (await findAccountOf(club.db, String(as)))?.id ?? 0;
    const later = new Date('2026-06-01T12:05:00Z');

    it.each(['debited', 'made'] as const)(
      'of redeeming, at "%s": one debit, and its code within a round',
      async (fatal) => {
        const as = await aMember(500);
        const context = contextEndingAt(fatal);
        const question = {
          account: await accountOf(as),
          reward: 'off-5',
          requestKey: `ends-${fatal}`,
          now: club.clock(),
        } as const;
        await expect(redeem(context, question)).rejects.toThrow(ProcessEnd);
        expect(await club.balances(as)).toMatchObject({ available: 0 });
        await runRewardRound(contextEndingAt(undefined, context.maker), later);
        const { ready } = await club.read('/rewards', { as });
        expect(ready).toMatchObject([{ state: 'ready' }]);
        expect([...context.maker.codes]).toEqual([[ready[0].code, 'made']]);
        expect(await club.balances(as)).toMatchObject({ available: 0 });
      },
    );

    it.each(['undoing', 'withdrawn'] as const)(
      'of undoing, at "%s": the code is ended and the points are back',
      async (fatal) => {
        const as = await aMember(500);
        const account = await accountOf(as);
        const context = contextEndingAt(fatal);
        const made = await redeem(context, {
          account,
          reward: 'off-5',
          requestKey: `undo-${fatal}`,
          now: club.clock(),
        });
        const id = made.ok ? made.redemption.id : 0;
        await expect(undo(context, { account, id, now: club.clock() })).rejects.toThrow(ProcessEnd);
        expect(await club.balances(as)).toMatchObject({ available: 0 });
        await runRewardRound(contextEndingAt(undefined, context.maker), later);
        expect(await club.balances(as)).toMatchObject({ available: 500 });
        expect([...context.maker.codes.values()]).toEqual(['ended']);
      },
    );
  });

  describe('with codes that staff bring', () => {
    const pooled = () => {
      const { codeMaker: _, ...ports } = club.ports;
      return { ...club, services: club.open({ ...ports, codeMaker: undefined }) };
    };
    const CODES = ['POOL-1', 'POOL-2', 'POOL-3'];

    it('each is given out once, and nothing is debited once they are gone', async () => {
      expect(await importCodes(club.db, 'off-5', [...CODES, 'POOL-1'], null)).toBe(3);
      const as = await aMember(3_000);
      const { services: of } = pooled();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => take(as, 'off-5', `pooled-${index}`, of)),
      );
      expect(answers.flatMap(({ redemption }) => redemption?.code ?? []).sort()).toEqual(CODES);
      expect(answers.filter(({ refused }) => refused === 'NO_CODES')).toHaveLength(7);
      expect(await club.balances(as)).toMatchObject({ available: 1_500 });
      expect(await importCodes(club.db, 'off-5', CODES, null)).toBe(0);
    });

    it('cannot be undone, for the code would work on', async () => {
      await importCodes(club.db, 'off-12', ['POOL-12'], null);
      const as = await aMember(1_000);
      const { services: of } = pooled();
      const { redemption } = await take(as, 'off-12', 'pooled-for-good', of);
      expect(await club.read('/rewards', { as, of })).toMatchObject({ canUndo: false });
      const refused = await club.read('/rewards/undo', { as, of, body: { redemption: redemption.id } });
      expect(refused).toMatchObject({ refused: 'CANNOT_UNDO', available: 0 });
    });
  });
});
