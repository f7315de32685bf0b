import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { connectCommerce, migrateCommerce } from '../../commerce/store/commerce-database.ts';
import { connectServices, migrateServices } from '../../services/store/services-database.ts';
import type { EmbeddedServer } from '../embedded-server.ts';
import { ownServers, query } from '../testing/own-server.ts';
import { boundServerLog } from './server-log.ts';

/** The shop's tables, made by whom `url` names. */
async function migrateAll(url: string): Promise<string[]> {
  const [commerce, services] = [
    connectCommerce(url, { applicationName: 'roles-test' }),
    connectServices(url, { applicationName: 'roles-test' }),
  ];
  const applied = [...(await migrateCommerce(commerce)), ...(await migrateServices(services))];
  await sql`insert into services.list_entry (list, email, token) values ('newsletter', 'ana@bay.example', repeat('t', 32))`.execute(
    services,
  );
  await Promise.all([commerce.destroy(), services.destroy()]);
  return applied;
}

const owners = (url: string): Promise<Array<{ owner: string }>> =>
  query(
    url,
    `select distinct pg_get_userbyid(relowner) as owner from pg_class c join pg_namespace n on n.oid = relnamespace
     where nspname in ('commerce', 'services') or relname = 'schema_migration'`,
  );

/** Has the database as versions before had it: everything is the superuser's. */
async function asBefore(server: EmbeddedServer): Promise<void> {
  const elsewhere = server.superuserUrl.replace(/bluebird_bay$/, 'postgres');
  await query(elsewhere, 'drop database bluebird_bay with (force)');
  await query(elsewhere, 'drop role bluebird_shop');
  await query(elsewhere, 'create database bluebird_bay');
}

describe('whom the shop works as', () => {
  const own = ownServers();
  afterEach(own.clear);

  it('owns the shop’s tables and is no superuser: no files, no programs, no roles, no settings (13.10)', async () => {
    const server = await own.start(await own.folder());
    expect((await migrateAll(server.url)).length).toBeGreaterThan(20);
    expect(await owners(server.url)).toEqual([{ owner: 'bluebird_shop' }]);
    for (const forbidden of [
      `copy (select 1) to program 'id'`,
      `copy (select 1) to '/tmp/bluebird-bay-never'`,
      `select pg_read_file('postgresql.conf')`,
      'create role other superuser',
      'create database other',
      'alter role bluebird_shop superuser',
      `alter system set fsync = 'off'`,
    ]) {
      await expect(query(server.url, forbidden), forbidden).rejects.toThrow(/permission denied|must be|must have/i);
      // the control: it is the role that makes the difference; only what changes nothing is tried
      if (forbidden.startsWith('select')) await query(server.superuserUrl, forbidden);
    }
  });

  it('is put in the superuser’s place in folders of versions before, with all that is in them', async () => {
    const dataDir = await own.folder();
    const server = await own.start(dataDir);
    await asBefore(server);
    await migrateAll(server.superuserUrl);
    // the control: before, everything was the superuser's
    expect(await owners(server.superuserUrl)).toEqual([{ owner: 'bluebird' }]);
    await server.stop();
    const next = await own.start(dataDir);
    expect(await owners(next.url)).toEqual([{ owner: 'bluebird_shop' }]);
    expect(await query(next.url, 'select email from services.list_entry')).toEqual([{ email: 'ana@bay.example' }]);
    // What migrations do to what is there: change a table, a function, a trigger.
    await query(next.url, 'alter table commerce.cart add column test int');
    await query(next.url, 'drop function commerce.raise_catalogue_version() cascade');
    await query(next.url, 'drop schema services cascade');
  });
});

describe('the server’s log', () => {
  const own = ownServers();
  afterEach(own.clear);

  it('holds nothing of what was sent, and stays bounded while the server writes on', async () => {
    const dataDir = await own.folder();
    const server = await own.start(dataDir);
    const log = join(dataDir, 'postgres.log');
    await expect(query(server.url, `select 'ana@bay.example'::int`)).rejects.toThrow('invalid input syntax');
    const before = await readFile(log, 'utf8');
    expect(before).not.toContain('ana@bay.example');
    expect(before).toContain('ready to accept connections');
    await boundServerLog(log, 1);
    expect([await readFile(log, 'utf8'), await readFile(`${log}.before`, 'utf8')]).toEqual(['', before]);
    await server.stop();
    // What it wrote since begins at the top: a server that kept its place would have left a hole.
    expect(await readFile(log, 'utf8')).toMatch(/^\d{4}-.*received fast shutdown request/);
    await boundServerLog(log, 1_000_000);
    expect(await readFile(log, 'utf8')).toContain('fast shutdown');
  });
});
