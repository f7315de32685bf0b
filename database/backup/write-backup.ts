import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to } from 'pg-copy-streams';
import { withClient } from '../connect.ts';
import {
  type BackupEnd,
  type BackupHeader,
  type Counter,
  END,
  FORMAT,
  type TableHeader,
  VERSION,
} from './backup-file.ts';
import { columnsOf, quoted, sequencesOf, tablesOf } from './catalogue.ts';

/** There is nothing to back up. The message is for whoever asked. */
export class NoShopThere extends Error {}

/** What a backup holds. */
export interface BackupResult {
  tables: number;
  rows: number;
  /** Of the file, compressed. */
  bytes: number;
}

/** Dates and numbers as text that every PostgreSQL reads the same, and nothing that ends a long copy. */
export const PLAIN = [
  `set client_encoding = 'UTF8'`,
  `set datestyle = 'ISO, YMD'`,
  `set intervalstyle = 'postgres'`,
  `set timezone = 'UTC'`,
  'set statement_timeout = 0',
  'set idle_in_transaction_session_timeout = 0',
];

async function headerOf(client: pg.Client): Promise<BackupHeader> {
  const { rows: migrations } = await client.query<BackupHeader['migrations'][number]>(
    'select room, name, sha256 from public.schema_migration order by room, name',
  );
  const { rows } = await client.query<{ version: string; now: Date }>(
    `select current_setting('server_version') as version, now() as now`,
  );
  const [{ version = '', now = new Date() } = {}] = rows;
  return { format: FORMAT, version: VERSION, madeAt: now.toISOString(), postgres: version, migrations };
}

/** Everything the transaction sees, as the lines of the file; the sum of it all is in the last one. */
async function* linesOf(client: pg.Client, tables: readonly string[], rows: Record<string, number>) {
  const sum = createHash('sha256');
  const summed = (text: string | Buffer): Buffer => {
    const bytes = Buffer.from(text);
    sum.update(bytes);
    return bytes;
  };
  yield summed(`${JSON.stringify(await headerOf(client))}\n`);
  for (const table of tables) {
    const columns = await columnsOf(client, table);
    const header: TableHeader = { table, columns };
    yield summed(`${JSON.stringify(header)}\n`);
    const copy = client.query(to(`copy ${quoted(table)} (${columns.map(quoted).join(', ')}) to stdout`));
    for await (const chunk of copy) yield summed(chunk);
    rows[table] = copy.rowCount;
    yield summed(`${END}\n`);
  }
  // Counters are not part of what a transaction sees: read last, they are never behind the rows.
  const counters: Counter[] = await sequencesOf(client);
  const end: BackupEnd = { counters, rows, sha256: sum.digest('hex') };
  yield Buffer.from(`${JSON.stringify(end)}\n`);
}

/** Fixes one moment of all tables, while the shop goes on; the tables. */
async function openSnapshot(client: pg.Client): Promise<string[]> {
  for (const setting of PLAIN) await client.query(setting);
  const tables = await tablesOf(client);
  if (!tables.includes('public.schema_migration')) throw new NoShopThere('There is no shop in this database.');
  await client.query('begin isolation level repeatable read read only');
  // Before the moment is fixed: a migration that changed a table after it would leave nothing to read.
  await client.query(`lock table ${tables.map(quoted).join(', ')} in access share mode`);
  return tables;
}

/**
 * Backs a database up to `file`, readable by its owner alone, while the shop goes on: one moment of all tables (REPEATABLE
 * READ), compressed, in PostgreSQL's text form. A file of that name is replaced once the new one is whole.
 */
export async function writeBackup(url: string, file: string): Promise<BackupResult> {
  const part = `${file}.part`;
  const rows: Record<string, number> = {};
  try {
    await withClient(url, 'bluebird-bay backup', async (client) => {
      const tables = await openSnapshot(client);
      const target = createWriteStream(part, { mode: 0o600, flush: true });
      await pipeline(linesOf(client, tables, rows), createGzip(), target);
    });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  const counts = Object.values(rows);
  const { size: bytes } = await stat(file);
  return { tables: counts.length, rows: counts.reduce((sum, count) => sum + count, 0), bytes };
}
