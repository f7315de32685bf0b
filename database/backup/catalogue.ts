import type pg from 'pg';
import type { Counter } from './backup-file.ts';

/** What is in a database beside PostgreSQL's own and its extensions' things: `schema.name`, as SQL writes them unquoted. */
const OWN = `
  n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/** 'commerce.order' as SQL needs it: `"commerce"."order"`. */
export const quoted = (name: string): string =>
  name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');

async function namesOf(client: pg.Client, kinds: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in (${kinds}) and ${OWN} order by 1`);
  return rows.map(({ name }) => name);
}

/** Every table, by name. */
export const tablesOf = (client: pg.Client): Promise<string[]> => namesOf(client, `'r'`);

/** The columns of a table that hold something of their own: not those PostgreSQL works out. */
export async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [quoted(table)],
  );
  return rows.map(({ name }) => name);
}

/** Where every counter stands. */
export async function sequencesOf(client: pg.Client): Promise<Counter[]> {
  const counters: Counter[] = [];
  for (const sequence of await namesOf(client, `'S'`)) {
    const { rows } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${quoted(sequence)}`,
    );
    for (const { last, called } of rows) counters.push({ sequence, last, called });
  }
  return counters;
}
