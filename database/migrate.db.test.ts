import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from './connect.ts';
import { migrate, misnamedMigrations } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

describe('migrations', () => {
  let database: TestDatabase;
  let db: Kysely<unknown>;
  let folder: string;
  beforeAll(async () => {
    database = await createTestDatabase('empty', async () => {});
    db = connect<unknown>(database.url, { applicationName: 'migrate-test' });
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bluebird-bay-migrations-'));
    await sql`drop table if exists public.schema_migration, public.sand`.execute(db);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  const run = () => migrate(db, [{ room: 'test', path: folder }]);

  it('are applied once each, in their order, and never change afterwards', async () => {
    await write('0001_sand.sql', 'create table public.sand (grains int)');
    await write('0002_more_sand.sql', 'alter table public.sand add column wet boolean');
    expect(await run()).toEqual(['test/0001_sand.sql', 'test/0002_more_sand.sql']);
    expect(await run()).toEqual([]);
    await write('0001_sand.sql', 'create table public.sand (grains bigint)');
    await expect(run()).rejects.toThrow('test/0001_sand.sql was applied before and has changed since');
  });

  it('of which one fails leave the database at the one before', async () => {
    await write('0001_sand.sql', 'create table public.sand (grains int)');
    await write('0002_water.sql', 'alter table public.sand add column wet boolean; select 1 / 0');
    await expect(run()).rejects.toThrow('division by zero');
    await write('0002_water.sql', 'alter table public.sand add column wet boolean');
    expect(await run()).toEqual(['test/0002_water.sql']);
  });

  it('that share a number stop the start before anything is done (13, upgrade)', async () => {
    await write('0001_sand.sql', 'create table public.sand (grains int)');
    await write('0001_water.sql', 'create table public.sand (grains int)');
    await expect(run()).rejects.toThrow('test/0001_water.sql and test/0001_sand.sql share a number');
    const { rows } = await sql`select to_regclass('public.sand') as sand`.execute(db);
    expect(rows).toEqual([{ sand: null }]);
  });

  it('keep the one pair that was applied before anybody looked, and no third', () => {
    const pair = ['0010_json_metafields.sql', '0010_listing.sql'];
    expect(misnamedMigrations('commerce', pair)).toEqual([]);
    expect(misnamedMigrations('commerce', [...pair, '0010_sand.sql'])).toEqual([expect.stringContaining('0010_sand')]);
    expect(misnamedMigrations('services', pair)).toHaveLength(1);
    expect(misnamedMigrations('test', ['1_sand.sql', '0002-sand.sql'])).toHaveLength(2);
  });

  it('wait for each other where two shops start at once', async () => {
    await write('0001_sand.sql', 'create table public.sand (grains int); select pg_sleep(0.3)');
    const applied = await Promise.all([run(), run(), run()]);
    expect(applied.flat()).toEqual(['test/0001_sand.sql']);
  });
});
