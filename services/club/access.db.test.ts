import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLUB_OPERATIONS } from './club-contract.ts';
import { type ClubUnderTest, clubUnderTest } from './testing/club-under-test.ts';

const [ANA, BEN] = [7, 8];
const BODIES: Readonly<Record<string, object>> = {
  redeemPoints: { reward: 'off-5', key: 'somebody-elses' },
  undoRedemption: { redemption: 1 },
  claimReferral: { code: 'WAVE-22222' },
  tellBirthday: { birthday: '06-21' },
  chooseClubEmails: { wanted: false },
};
const QUERIES: Readonly<Record<string, string>> = { readOrderPoints: '?order=1' };

describe('who may ask what of the club (reliability A6)', () => {
  let club: ClubUnderTest;
  beforeAll(async () => {
    club = await clubUnderTest();
    await club.order({ id: 1, customer: ANA, usd: 1_000, fulfilledAt: '2026-06-01T11:00:00Z' });
    await club.read('/rewards', { as: ANA, body: { reward: 'off-5', key: 'anas-own-one' } });
    await club.read('', { as: BEN });
  });
  afterAll(() => club.close());

  const members = CLUB_OPERATIONS.filter(({ access }) => access === 'customer');
  const callers: [who: string, headers: Record<string, string>, status: number][] = [
    ['nobody', {}, 401],
    ['a name without a token', { 'x-user-id': String(ANA) }, 401],
    ['a token that is no good', { authorization: 'Bearer expired', 'x-user-id': String(ANA) }, 401],
    ['somebody else', { authorization: `Bearer ${BEN}`, 'x-user-id': String(ANA) }, 403],
    ['a token without a name', { authorization: `Bearer ${ANA}` }, 403],
  ];
  const cells = members.flatMap((operation) =>
    callers.map(([who, headers, status]) => ({ operation, who, headers, status })),
  );

  it.each(cells)('$operation.id is not for $who', async ({ operation: { id, method, path }, headers, status }) => {
    const answer = await club.services.fetch(
      new Request(`http://shop.example${path}${QUERIES[id] ?? ''}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(method === 'POST' && { body: JSON.stringify(BODIES[id]) }),
      }),
    );
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toMatch(/BAY5|available|WAVE|swimmer/);
  });

  it('everybody sees their own alone: orders, codes and points of others look as if there were none', async () => {
    const [order, other] = await Promise.all([
      club.read('/order-points?order=1', { as: BEN }),
      club.read('/order-points?order=999', { as: BEN }),
    ]);
    expect(order).toEqual(other);
    expect(await club.read('/order-points?order=1', { as: ANA })).toEqual({ pending: 0, available: 1_000 });
    const ready = (await club.read('/rewards', { as: ANA })).ready;
    const [theirs, nobodys] = await Promise.all(
      [ready[0].id, 424_242].map((redemption) => club.read('/rewards/undo', { as: BEN, body: { redemption } })),
    );
    expect(theirs).toEqual(nobodys);
    expect((await club.read('/rewards', { as: ANA })).ready).toEqual(ready);
    expect(JSON.stringify(await club.read('/statement', { as: BEN }))).not.toContain('BB-1');
  });

  it.each([
    ['/statement?filter=everything', 'filter'],
    ['/statement?first=0', 'first'],
    ['/statement?first=101', 'first'],
    ['/statement?after=-1', 'after'],
    ['/order-points', 'order'],
    ["/order-points?order=1'--", 'order'],
  ])('%s is refused by its field', async (path, field) => {
    const answer = await club.ask(path, { as: ANA });
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { field } }]);
  });

  it.each([
    ['/rewards', { reward: 'off-500', key: 'a-good-key' }],
    ['/rewards', { reward: 'off-5', key: 'short' }],
    ['/rewards', { reward: 'off-5' }],
    ['/rewards/undo', { redemption: '1' }],
    ['/referrals', { code: 'WAVE-22222; drop table' }],
  ])('%s refuses %j', async (path, body) => {
    expect((await club.ask(path, { as: ANA, body })).status).toBe(400);
  });

  it('an unsubscribe token of nobody looks like one of somebody', async () => {
    const ask = (token: string) =>
      club.services.fetch(
        new Request(`http://shop.example/services/club/unsubscribe?token=${token}`, { method: 'POST' }),
      );
    expect((await ask('x'.repeat(32))).status).toBe(200);
    expect((await ask('short')).status).toBe(400);
  });
});
