import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyServicesDatabase, type ServicesTestDatabase } from '../testing/services-test-database.ts';
import { issuedByAll } from './issued-pictures.ts';

let database: ServicesTestDatabase;
let failures: unknown[] = [];
beforeAll(async () => {
  database = await emptyServicesDatabase();
});
afterAll(() => database.close());

const aProcess = () => issuedByAll({ db: database.db, onFailure: (error) => failures.push(error) });

it('an address that one process gave is known to another, also to one that starts later', async () => {
  const [issues, draws] = [aProcess(), aProcess()];
  issues.issue('p/triangle/gone/flat-1');
  expect(await draws.isIssued('p/triangle/gone/flat-1')).toBe(true);
  expect(await aProcess().isIssued('p/triangle/gone/flat-1')).toBe(true);
  expect(await draws.isIssued('p/triangle/gone/flat-2')).toBe(false);
});

it('whoever asks before it is noted waits for it', async () => {
  const [issues, draws] = [aProcess(), aProcess()];
  const asked = draws.isIssued('p/triangle/late/flat-1');
  // Fixed wait: it has been looked for once.
  await sleep(100);
  issues.issue('p/triangle/late/flat-1');
  expect(await asked).toBe(true);
});

it('many invented addresses keep the database from nobody', async () => {
  const draws = aProcess();
  const begun = performance.now();
  const answers = await Promise.all(Array.from({ length: 500 }, (_, at) => draws.isIssued(`p/invented/${at}`)));
  expect(answers).not.toContain(true);
  // Whoever was not looked up is not said to be invented: it may be a picture of the ninth order of a moment.
  expect(answers.filter((answer) => answer === undefined).length).toBeGreaterThan(400);
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(failures).toEqual([]);
});

it('what could not be noted is noted when it is issued next', async () => {
  const [issues, draws] = [aProcess(), aProcess()];
  await sql`alter table services.given_picture rename to given_elsewhere`.execute(database.db);
  issues.issue('p/triangle/again/flat-1');
  expect(await draws.isIssued('p/triangle/again/flat-1')).toBeUndefined();
  await expect.poll(() => failures.length).toBe(2);
  failures = [];
  await sql`alter table services.given_elsewhere rename to given_picture`.execute(database.db);
  issues.issue('p/triangle/again/flat-1');
  expect(await draws.isIssued('p/triangle/again/flat-1')).toBe(true);
});
