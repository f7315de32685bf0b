import { once } from 'node:events';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { withClient } from '../connect.ts';
import { type MigrationFolder, readMigrations } from '../migrate.ts';
import { type BackupEnd, type BackupHeader, readBackup, type TableHeader, UnusableBackup } from './backup-file.ts';
import { columnsOf, quoted, tablesOf } from './catalogue.ts';
import { PLAIN } from './write-backup.ts';

/** The database will not be written over. The message is for whoever restores. */
export class RestoreRefused extends Error {}

export interface RestoreOptions {
  /** Where the files are that made the tables: those of this very version of the shop. */
  folders: readonly MigrationFolder[];
  /** Whether what is in the database may go. */
  replace?: boolean;
}

export interface RestoreResult {
  madeAt: string;
  tables: number;
  rows: number;
}

/** A constraint or trigger, and what takes it away and puts it back. */
interface Fetter {
  off: string;
  on: string;
}

async function refuseIfOpen(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name like 'bluebird-bay%'`,
  );
  if (rows.length > 0) throw new RestoreRefused('The shop works on this database. Stop it first.');
}

async function isEmpty(client: pg.Client): Promise<boolean> {
  for (const table of await tablesOf(client)) {
    if (((await client.query(`select 1 from ${quoted(table)} limit 1`)).rowCount ?? 0) > 0) return false;
  }
  return true;
}

/** The tables as they were when the backup was made: by the same files, which this version must have. */
async function makeTables(client: pg.Client, header: BackupHeader, folders: readonly MigrationFolder[]): Promise<void> {
  const known = await readMigrations(folders);
  const applied = new Map(header.migrations.map(({ room, name, sha256 }) => [`${room}/${name}`, sha256]));
  for (const { room, name, sha256, text } of known) {
    const wanted = applied.get(`${room}/${name}`);
    if (wanted === undefined) continue;
    if (wanted !== sha256) throw new UnusableBackup(`This shop's migration ${room}/${name} is not the backup's.`);
    await client.query(text);
    applied.delete(`${room}/${name}`);
  }
  const [unknown] = applied.keys();
  if (unknown !== undefined)
    throw new UnusableBackup(
      `The backup was made by a newer version of the shop: this one has no migration ${unknown}.`,
    );
  await client.query(`create table public.schema_migration (
    room text not null, name text not null, sha256 text not null, applied_at timestamptz not null default now(),
    primary key (room, name))`);
}

/** References between tables, which hold only once all rows are in, and triggers, whose work is in the backup already. */
async function fettersOf(client: pg.Client): Promise<Fetter[]> {
  const { rows: references } = await client.query<{ table: string; name: string; text: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as text
     from pg_constraint where contype = 'f' order by 1, 2`,
  );
  const { rows: triggers } = await client.query<{ table: string; name: string }>(
    `select tgrelid::regclass::text as table, quote_ident(tgname) as name from pg_trigger where not tgisinternal`,
  );
  return [
    ...references.map(({ table, name, text }) => ({
      off: `alter table ${table} drop constraint ${name}`,
      on: `alter table ${table} add constraint ${name} ${text}`,
    })),
    ...triggers.map(({ table, name }) => ({
      off: `alter table ${table} disable trigger ${name}`,
      on: `alter table ${table} enable trigger ${name}`,
    })),
  ];
}

async function startTable(client: pg.Client, { table, columns }: TableHeader) {
  const expected = await columnsOf(client, table).catch(() => []);
  if ([...expected].sort().join() !== [...columns].sort().join())
    throw new UnusableBackup(`The table ${table} of the backup is not the one its migrations make.`);
  const names = columns.map(quoted).join(', ');
  return client.query(from(`copy ${quoted(table)} (${names}) from stdin`));
}

/** Fills the tables from the file. */
async function fill(client: pg.Client, file: string): Promise<{ rows: number; tables: number }> {
  let copy: Awaited<ReturnType<typeof startTable>> | undefined;
  let failure: Error | undefined;
  let end: BackupEnd | undefined;
  await readBackup(file, {
    async onTable(table) {
      copy = await startTable(client, table);
      copy.on('error', (error) => {
        failure = error;
      });
    },
    onRow(row) {
      if (failure) throw failure;
      return copy && !copy.write(row) ? once(copy, 'drain').then(() => {}) : undefined;
    },
    async onTableEnd() {
      if (!copy) return;
      const finished = once(copy, 'finish');
      copy.end();
      await finished;
      if (failure) throw failure;
    },
    onEnd(last) {
      end = last;
    },
  });
  for (const { sequence, last, called } of end?.counters ?? [])
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(sequence), last, called]);
  const counts = Object.values(end?.rows ?? {});
  return { tables: counts.length, rows: counts.reduce((sum, count) => sum + count, 0) };
}

/** Everything in one transaction: whatever goes wrong, the database is as it was. */
async function replaceAll(client: pg.Client, file: string, header: BackupHeader, folders: readonly MigrationFolder[]) {
  await client.query('begin');
  const schemas = new Set([...folders.map(({ room }) => room), ...header.migrations.map(({ room }) => room)]);
  for (const schema of schemas) await client.query(`drop schema if exists ${quoted(schema)} cascade`);
  await client.query('drop table if exists public.schema_migration');
  await makeTables(client, header, folders);
  const fetters = await fettersOf(client);
  for (const { off } of fetters) await client.query(off);
  const tables = await tablesOf(client);
  await client.query(`truncate ${tables.map(quoted).join(', ')}`);
  const filled = await fill(client, file);
  for (const { on } of fetters) await client.query(on);
  await client.query('commit');
  await client.query('analyze');
  return filled;
}

/**
 * Puts a backup into a database, whole or not at all. The file is read to its end before anything is touched. Throws
 * {@link UnusableBackup} and {@link RestoreRefused}. The next start brings the tables up to this version.
 */
export async function restoreBackup(url: string, file: string, options: RestoreOptions): Promise<RestoreResult> {
  let first: BackupHeader | undefined;
  await readBackup(file, {
    onHeader: (read) => {
      first = read;
    },
  });
  if (!first) throw new UnusableBackup('The backup has no header.');
  const header = first;
  return withClient(url, 'bluebird-bay restore', async (client) => {
    try {
      for (const setting of PLAIN) await client.query(setting);
      await refuseIfOpen(client);
      if (!options.replace && !(await isEmpty(client)))
        throw new RestoreRefused(
          'There is a shop in this database already. Say --replace to have the backup in its place.',
        );
      return { madeAt: header.madeAt, ...(await replaceAll(client, file, header, options.folders)) };
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    }
  });
}
