import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createServices, type Services } from '../services.ts';
import { emptyServicesDatabase, type ServicesTestDatabase } from '../testing/services-test-database.ts';
import { createRestockRound } from './restock-round.ts';
import { MOST_PER_EMAIL } from './stock-requests.ts';

const variant = (id: number): string => `gid://shopify/ProductVariant/${id}`;

describe('back in stock', () => {
  let test: ServicesTestDatabase;
  let services: Services;
  beforeAll(async () => {
    test = await emptyServicesDatabase();
  });
  beforeEach(async () => {
    services = createServices({ db: test.db });
    await test.db.deleteFrom('services.stock_request').execute();
  });
  afterAll(() => test.close());

  const post = (body: unknown, headers: Record<string, string> = {}, address = '203.0.113.7') =>
    services.fetch(
      new Request('http://shop.example/services/back-in-stock', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
      { address },
    );
  const waiting = () =>
    test.db.selectFrom('services.stock_request').select(['variant', 'email']).orderBy('id').execute();

  it('keeps a request once, however often and however it is spelled', async () => {
    for (const email of ['ana@bay.example', ' ANA@bay.example ', 'ana@bay.example']) {
      const response = await post({ variant: variant(7), email });
      expect(response.status).toBe(202);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({ waiting: true });
    }
    expect(await waiting()).toEqual([{ variant: variant(7), email: 'ana@bay.example' }]);
  });

  it.each([
    [{ email: 'ana@bay.example' }, 'variant'],
    [{ variant: variant(7), email: 'ana' }, 'email'],
    [{ variant: variant(7) }, 'email'],
    [{ variant: variant(7), email: `${'a'.repeat(250)}@bay.example` }, 'email'],
    [{ variant: "gid://shopify/ProductVariant/1' or 1=1", email: 'ana@bay.example' }, 'variant'],
    [{ variant: variant(7), email: 'ana@bay.example', admin: true }, 'admin'],
    ['{"variant"', 'body'],
    ['7', 'body'],
    ['[]', 'variant'],
    ['x'.repeat(20_000), 'body'],
  ])('refuses %j and names the field', async (body, field) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'BAD_INPUT', field } });
    expect(await waiting()).toEqual([]);
  });

  it('reads no form of another site', async () => {
    const body = { variant: variant(7), email: 'ana@bay.example' };
    expect((await post(body, { 'content-type': 'text/plain' })).status).toBe(400);
    expect(await waiting()).toEqual([]);
  });

  it('lets one network and one address ask only so often', async () => {
    for (let id = 1; id <= MOST_PER_EMAIL; id += 1)
      expect((await post({ variant: variant(id), email: 'ana@bay.example' })).status).toBe(202);
    expect((await post({ variant: variant(99), email: 'ana@bay.example' })).status).toBe(429);
    expect((await post({ variant: variant(3), email: 'ana@bay.example' })).status).toBe(202);
    for (let count = 0; count < 40; count += 1) await post({});
    const refused = await post({ variant: variant(1), email: 'bea@bay.example' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post({ variant: variant(1), email: 'bea@bay.example' }, {}, '203.0.113.8')).status).toBe(202);
  });

  describe('a restock round', () => {
    const rounds = (available: readonly string[], sent: string[], failing = '', clock = () => new Date()) =>
      createRestockRound({
        db: test.db,
        clock,
        findAvailable: async (variants) =>
          new Map(variants.filter((id) => available.includes(id)).map((id) => [id, { title: 'Kaila' }])),
        send: async ({ email }) => {
          if (email === failing) throw new Error('The mail server is asleep.');
          sent.push(email);
        },
      });
    const round = (...told: Parameters<typeof rounds>) => rounds(...told)();
    const fill = (variants: readonly string[]) =>
      test.db
        .insertInto('services.stock_request')
        .values(variants.map((id) => ({ variant: id, email: 'ana@bay.example' })))
        .execute();

    it('writes to those whose size is back, once, and forgets them', async () => {
      await post({ variant: variant(1), email: 'ana@bay.example' });
      await post({ variant: variant(1), email: 'bea@bay.example' });
      await post({ variant: variant(2), email: 'ana@bay.example' });
      const sent: string[] = [];
      await round([variant(1)], sent);
      await round([variant(1)], sent);
      expect(sent.sort()).toEqual(['ana@bay.example', 'bea@bay.example']);
      expect(await waiting()).toEqual([{ variant: variant(2), email: 'ana@bay.example' }]);
    });

    it('comes to everybody, however many sizes stay away', async () => {
      const ids = Array.from({ length: 250 }, (_, at) => variant(1_000 + at));
      await fill(ids);
      const sent: string[] = [];
      const available = [variant(1_249)];
      const next = rounds(available, sent);
      for (let count = 0; count < 3; count += 1) await next();
      expect(sent).toEqual(['ana@bay.example']);
      // and begins anew behind the last
      available.push(variant(1_000));
      await next();
      expect(sent).toHaveLength(2);
    });

    it('goes on to the others when an email is not taken, and tries that one later and later, not for ever', async () => {
      await post({ variant: variant(1), email: 'ana@bay.example' });
      await post({ variant: variant(1), email: 'bea@bay.example' });
      const sent: string[] = [];
      await expect(round([variant(1)], sent, 'ana@bay.example')).rejects.toThrow('asleep');
      expect(sent).toEqual(['bea@bay.example']);
      const untaken = () =>
        sql<{ attempts: number; minutes: number }>`
          select attempts, round(extract(epoch from leased_until - now()) / 60)::int as minutes
          from services.stock_request`
          .execute(test.db)
          .then(({ rows }) => rows);
      expect(await untaken()).toEqual([{ attempts: 1, minutes: 2 }]);
      const due = () =>
        sql`update services.stock_request set leased_until = now() - interval '1 second'`.execute(test.db);
      await due();
      await expect(round([variant(1)], sent, 'ana@bay.example')).rejects.toThrow('asleep');
      expect(await untaken()).toEqual([{ attempts: 2, minutes: 4 }]);
    });

    it('tries an email anew that is asked for again, as soon as nobody can be sending it any more', async () => {
      const anas = { variant: variant(1), email: 'ana@bay.example' };
      await post(anas);
      const sent: string[] = [];
      await sql`update services.stock_request set attempts = 11`.execute(test.db);
      await expect(round([variant(1)], sent, anas.email)).rejects.toThrow('asleep');
      const nextDay = () => new Date(Date.now() + 24 * 60 * 60_000);
      expect(await round([variant(1)], sent, '', nextDay)).toBe(0);
      await post(anas);
      expect(await round([variant(1)], sent)).toBe(0);
      const soon = () => new Date(Date.now() + 3 * 60_000);
      expect(await round([variant(1)], sent, '', soon)).toBe(1);
    });

    it('leaves a mail server alone that takes nothing, and counts no attempt that was not made', async () => {
      for (let id = 1; id <= 9; id += 1) await post({ variant: variant(id), email: 'ana@bay.example' });
      const all = Array.from({ length: 9 }, (_, at) => variant(at + 1));
      await expect(round(all, [], 'ana@bay.example')).rejects.toThrow('asleep');
      const { rows } = await sql`
        select attempts, leased_until is null as "isDue", count(*)::int from services.stock_request
        group by 1, 2 order by 1`.execute(test.db);
      expect(rows).toEqual([
        { attempts: 0, isDue: true, count: 6 },
        { attempts: 1, isDue: false, count: 3 },
      ]);
      const sent: string[] = [];
      expect(await round(all, sent)).toBe(6);
    });

    it('tries an email again that was not taken, when its lease is over', async () => {
      await post({ variant: variant(1), email: 'ana@bay.example' });
      const sent: string[] = [];
      await expect(round([variant(1)], sent, 'ana@bay.example')).rejects.toThrow('asleep');
      await round([variant(1)], sent);
      expect(sent).toEqual([]);
      await sql`update services.stock_request set leased_until = now() - interval '1 second'`.execute(test.db);
      await round([variant(1)], sent);
      expect(sent).toEqual(['ana@bay.example']);
    });
  });
});
