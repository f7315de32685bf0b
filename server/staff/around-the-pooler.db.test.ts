import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStaffContext } from '@bluebird-bay/commerce/staff/open-staff-context.ts';
import { planCommand } from '@bluebird-bay/commerce/staff/run-command.ts';
import {
  emptyServicesDatabase,
  type ServicesTestDatabase,
} from '@bluebird-bay/services/testing/services-test-database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BACKUP_COMMANDS } from './backup-commands.ts';
import { placeOfShop } from './place-of-shop.ts';

/** A pooler that nobody reaches: whoever goes by way of it fails. */
const POOLED = 'postgres://bluebird@127.0.0.1:1/bluebird_bay';

let database: ServicesTestDatabase;
let folder: string;
let environment: Record<string, string>;
beforeAll(async () => {
  database = await emptyServicesDatabase();
  folder = await mkdtemp(join(tmpdir(), 'bluebird-bay-pooler-'));
  environment = { DATABASE_URL: POOLED, DATABASE_DIRECT_URL: database.url, DATA_DIR: folder };
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

it('what staff do goes around a pooler, which would lose the lock of the migrations', async () => {
  const context = await openStaffContext(placeOfShop(environment));
  expect(context.databaseUrl).toBe(database.url);
  expect(await context.db.selectFrom('commerce.product').select('id').execute()).toEqual([]);
  await context.close();
});

it('so does a backup, whose settings of the session a pooler would hand to others', async () => {
  const plan = planCommand(['backup', join(folder, 'shop.backup')], BACKUP_COMMANDS);
  const outcome = plan.kind === 'done' ? plan.outcome : await plan.run(environment);
  expect(outcome).toMatchObject({ exitCode: 0, err: [] });
});

it('a wrong address of the database is told in the words of the settings', () =>
  expect(() => placeOfShop({ DATABASE_URL: 'bay' })).toThrow(/^DATABASE_URL must look like postgres:/));

it('a terminal that knows how to get around the pooler need know nothing else', () => {
  const { DATABASE_URL: _, ...direct } = environment;
  expect(placeOfShop({ ...direct, SMTP_URL: 'nowhere', PARCEL_SPEED: 'fast' }).databaseUrl).toBe(database.url);
});
