import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createServices, type Services } from '../services.ts';
import { emptyServicesDatabase, type ServicesTestDatabase } from '../testing/services-test-database.ts';

describe('newsletter', () => {
  let test: ServicesTestDatabase;
  let services: Services;
  beforeAll(async () => {
    test = await emptyServicesDatabase();
  });
  beforeEach(async () => {
    services = createServices({ db: test.db });
    await test.db.deleteFrom('services.newsletter_subscriber').execute();
  });
  afterAll(() => test.close());

  const post = (body: unknown, address = '203.0.113.7', headers: Record<string, string> = {}) =>
    services.fetch(
      new Request('http://shop.example/services/newsletter', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
      { address },
    );
  const subscribers = () => test.db.selectFrom('services.newsletter_subscriber').select(['email', 'place']).execute();

  it('keeps an address once, and answers the same to a new one and a known one (C11, A3)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => post({ email: index % 2 ? ' Ana@Bay.example' : 'ana@bay.example' })),
    );
    const seen = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()].join(' ')));
    expect([...new Set(seen)]).toEqual(['202 {"signedUp":true}']);
    expect(await subscribers()).toEqual([{ email: 'ana@bay.example', place: 'home' }]);
  });

  it.each([
    [{}, 'email'],
    [{ email: 'ana' }, 'email'],
    [{ email: 'ana@bay' }, 'email'],
    [{ email: 'ana@bay.example\r\nbcc: all@bay.example' }, 'email'],
    [{ email: `${'a'.repeat(250)}@bay.example` }, 'email'],
    [{ email: 'ana@bay.example', place: '<script>' }, 'place'],
    [{ email: 'ana@bay.example', vip: true }, 'vip'],
    ['{', 'body'],
    ['x'.repeat(20_000), 'body'],
  ])('refuses %j and names the field', async (body, field) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'BAD_INPUT', field } });
    expect(await subscribers()).toEqual([]);
  });

  it('reads no form of another site', async () => {
    const answer = await post('email=ana@bay.example', '203.0.113.7', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(answer.status).toBe(400);
    expect(await subscribers()).toEqual([]);
  });

  it('lets one network sign up only so often, and others go on (A17)', async () => {
    for (let count = 0; count < 60; count += 1) await post({});
    const refused = await post({ email: 'ana@bay.example' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post({ email: 'ana@bay.example' }, '203.0.113.8')).status).toBe(202);
  });
});
