import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { withoutTimeLimit } from './guarded-pool.ts';

/** Any number, the same everywhere: two processes that start at once migrate one after the other. */
const MIGRATION_LOCK = 7_236_514;

/** One file, and what it is known by for ever. */
export interface Migration {
  room: string;
  name: string;
  text: string;
  sha256: string;
}

/** A room and the folder of its `NNNN_name.sql` files. */
export interface MigrationFolder {
  room: string;
  path: string;
}

/** Two files of one number, applied everywhere in the order of their names before numbers were looked at. */
const TWINS = new Set(['commerce/0010_listing.sql']);

/**
 * What is wrong with the names of a room's files, one line each: files are applied in their order, and two that share a
 * number, written side by side, would be applied in another order here than there.
 */
export function misnamedMigrations(room: string, names: readonly string[]): string[] {
  const seen = new Map<string, string>();
  return names.flatMap((name) => {
    const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1];
    if (number === undefined) return [`${room}/${name} is not named like 0042_what_it_does.sql.`];
    const twin = seen.get(number);
    seen.set(number, name);
    if (twin === undefined || TWINS.has(`${room}/${name}`)) return [];
    return [`${room}/${name} and ${room}/${twin} share a number; give the newer one the next that is free.`];
  });
}

async function readFolder({ room, path }: MigrationFolder): Promise<Migration[]> {
  const names = (await readdir(path)).filter((name) => name.endsWith('.sql')).sort();
  const [problem] = misnamedMigrations(room, names);
  if (problem) throw new Error(problem);
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(path, name), 'utf8');
      return { room, name, text, sha256: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** All files of these folders, in the order in which they are applied. */
export async function readMigrations(folders: readonly MigrationFolder[]): Promise<Migration[]> {
  return (await Promise.all(folders.map(readFolder))).flat();
}

/**
 * Brings the database up to the given folders' files, each in a transaction of its own, under an advisory lock.
 * Forward only: an applied file that has changed since stops the start with its name.
 * Returns the names of the files applied now.
 */
export async function migrate<Tables>(db: Kysely<Tables>, folders: readonly MigrationFolder[]): Promise<string[]> {
  const migrations = await readMigrations(folders);
  return withoutTimeLimit(() =>
    db.connection().execute(async (connection) => {
      await sql`set statement_timeout = 0`.execute(connection);
      await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection);
      try {
        return await applyMissing(connection, migrations);
      } finally {
        await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection);
        await sql`reset statement_timeout`.execute(connection);
      }
    }),
  );
}

async function applyMissing<Tables>(connection: Kysely<Tables>, migrations: readonly Migration[]): Promise<string[]> {
  await sql`create table if not exists public.schema_migration (
    room text not null, name text not null, sha256 text not null, applied_at timestamptz not null default now(),
    primary key (room, name))`.execute(connection);
  const { rows } = await sql<{ room: string; name: string; sha256: string }>`
    select room, name, sha256 from public.schema_migration`.execute(connection);
  const known = new Map(rows.map((row) => [`${row.room}/${row.name}`, row.sha256]));
  const applied: string[] = [];
  for (const migration of migrations) {
    const label = `${migration.room}/${migration.name}`;
    const hash = known.get(label);
    if (hash === migration.sha256) continue;
    if (hash !== undefined)
      throw new Error(`Migration ${label} was applied before and has changed since; add a new file instead.`);
    await connection.transaction().execute(async (tx) => {
      await sql.raw(migration.text).execute(tx);
      await sql`insert into public.schema_migration (room, name, sha256)
        values (${migration.room}, ${migration.name}, ${migration.sha256})`.execute(tx);
    });
    applied.push(label);
  }
  return applied;
}
