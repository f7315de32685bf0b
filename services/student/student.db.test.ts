import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createServices, type Services } from '../services.ts';
import { emptyServicesDatabase, type ServicesTestDatabase } from '../testing/services-test-database.ts';

describe('student discount', () => {
  let test: ServicesTestDatabase;
  let services: Services;
  let emails: { email: string; token: string }[];
  let granted: string[];
  beforeAll(async () => {
    test = await emptyServicesDatabase();
  });
  beforeEach(async () => {
    emails = [];
    granted = [];
    services = createServices({
      db: test.db,
      students: {
        code: 'STUDENT30',
        invite: async (email, token) => {
          emails.push({ email, token });
        },
        grant: async (email) => {
          granted.push(email);
        },
      },
    });
    await test.db.deleteFrom('services.student_request').execute();
  });
  afterAll(() => test.close());

  const post = (path: string, body: unknown) =>
    services.fetch(
      new Request(`http://shop.example/services/student-discount${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      { address: '203.0.113.7' },
    );

  it('grants nothing before the email is read, then the code to that address', async () => {
    expect((await post('', { email: ' Marina@students.Example.edu ' })).status).toBe(202);
    expect(granted).toEqual([]);
    const answer = await post('/confirm', { token: emails[0]?.token });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ code: 'STUDENT30', email: 'marina@students.example.edu' });
    expect(granted).toEqual(['marina@students.example.edu']);
  });

  it('keeps one row however often it is asked, and the newest email alone counts', async () => {
    for (let count = 0; count < 3; count += 1) await post('', { email: 'a@mit.edu' });
    const rows = await test.db.selectFrom('services.student_request').select('email').execute();
    expect(rows).toEqual([{ email: 'a@mit.edu' }]);
    expect((await post('/confirm', { token: emails[0]?.token })).status).toBe(400);
    expect((await post('/confirm', { token: emails[2]?.token })).status).toBe(200);
    expect((await post('/confirm', { token: emails[2]?.token })).status).toBe(200);
  });

  it('keeps no token that could be read from the database', async () => {
    await post('', { email: 'a@mit.edu' });
    const { rows } = await sql<{ row: string }>`select r::text as row from services.student_request r`.execute(test.db);
    expect(rows[0]?.row).toContain('a@mit.edu');
    expect(rows[0]?.row).not.toContain(emails[0]?.token);
  });

  it('takes no link older than an hour', async () => {
    await post('', { email: 'a@mit.edu' });
    await sql`update services.student_request set expires_at = now() - interval '1 second'`.execute(test.db);
    const answer = await post('/confirm', { token: emails[0]?.token });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { field: 'token' } });
    expect(granted).toEqual([]);
  });

  it.each([
    ['', { email: 'ana@gmail.com' }, 'email'],
    ['', { email: 'ana@mit.edu\r\nbcc: x@mit.edu' }, 'email'],
    ['', {}, 'email'],
    ['/confirm', {}, 'token'],
    ['/confirm', { token: 'x' }, 'token'],
    ['/confirm', { token: 'A'.repeat(32) }, 'token'],
    ['/confirm', { token: "' or true --".padEnd(32, 'x') }, 'token'],
  ])('refuses %s %j and names the field', async (path, body, field) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'BAD_INPUT', field } });
    expect([emails, granted]).toEqual([[], []]);
  });

  it('writes to one address only so often', async () => {
    for (let count = 0; count < 4; count += 1) expect((await post('', { email: 'a@mit.edu' })).status).toBe(202);
    expect((await post('', { email: 'a@mit.edu' })).status).toBe(429);
    expect((await post('', { email: 'b@mit.edu' })).status).toBe(202);
    expect(emails).toHaveLength(5);
  });

  it('is not there where nobody gives out the code', async () => {
    services = createServices({ db: test.db });
    expect((await post('', { email: 'a@mit.edu' })).status).toBe(404);
  });
});
