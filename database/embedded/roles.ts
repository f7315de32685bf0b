import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { withClient } from '../connect.ts';
import { SUPERUSER } from './make-cluster.ts';

/** Whom the shop works as: owns its database and everything in it, and may do nothing beyond. */
export const SHOP_ROLE = 'bluebird_shop';
export const SHOP_DATABASE = 'bluebird_bay';

const SETUP = 'bluebird-bay setup';
/** Any number, the same everywhere: two starts at once make the role and the database one after the other. */
const SETUP_LOCK = 7_236_516;

/** The shop role's password comes from the superuser's, so that one file is all there is to keep, and tells nothing of it. */
export const shopPassword = (superuserPassword: string): string =>
  createHmac('sha256', superuserPassword).update(SHOP_ROLE).digest('base64url');

/** Of everything in the shop's database that is still the superuser's: what makes it the shop's. */
const HAND_OVER = `
  with own as (select oid from pg_roles where rolname = '${SUPERUSER}'),
  room as (select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'),
  part as (select classid, objid from pg_depend where deptype in ('e', 'i', 'a'))
  select format('alter schema %I owner to ${SHOP_ROLE}', nspname) as command
    from pg_namespace where oid in (select oid from room) and nspowner in (select oid from own) and nspname <> 'public'
  union all
  select format('alter %s %s owner to ${SHOP_ROLE}',
      case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, oid::regclass)
    from pg_class where relnamespace in (select oid from room) and relowner in (select oid from own)
      and relkind in ('r', 'p', 'v', 'm', 'S') and ('pg_class'::regclass, oid) not in (select classid, objid from part)
  union all
  select format('alter routine %s owner to ${SHOP_ROLE}', oid::regprocedure)
    from pg_proc where pronamespace in (select oid from room) and proowner in (select oid from own)
      and ('pg_proc'::regclass, oid) not in (select classid, objid from part)
  union all
  select format('alter type %s owner to ${SHOP_ROLE}', oid::regtype)
    from pg_type where typnamespace in (select oid from room) and typowner in (select oid from own)
      and typtype in ('d', 'e', 'r') and ('pg_type'::regclass, oid) not in (select classid, objid from part)`;

async function handOver(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ command: string }>(HAND_OVER);
  if (rows.length === 0) return;
  await client.query('begin');
  for (const { command } of rows) await client.query(command);
  await client.query('commit');
}

async function has(client: pg.Client, table: 'pg_roles' | 'pg_database', name: string): Promise<boolean> {
  const column = table === 'pg_roles' ? 'rolname' : 'datname';
  return ((await client.query(`select 1 from ${table} where ${column} = $1`, [name])).rowCount ?? 0) > 0;
}

/**
 * Makes the shop's role and database unless they are there. In data folders of versions before, where the shop worked as the
 * superuser, everything is handed over to the role. `serverUrl` is the superuser's, without a database.
 */
export async function prepareDatabase(serverUrl: string, password: string): Promise<void> {
  const isFirst = await withClient(`${serverUrl}/postgres`, SETUP, async (client) => {
    await client.query('select pg_advisory_lock($1)', [SETUP_LOCK]);
    if (!(await has(client, 'pg_roles', SHOP_ROLE)))
      await client.query(`create role ${SHOP_ROLE} login password ${client.escapeLiteral(password)}`);
    const isThere = await has(client, 'pg_database', SHOP_DATABASE);
    await client.query(
      isThere
        ? `alter database ${SHOP_DATABASE} owner to ${SHOP_ROLE}`
        : `create database ${SHOP_DATABASE} owner ${SHOP_ROLE}`,
    );
    return !isThere;
  });
  if (!isFirst) await withClient(`${serverUrl}/${SHOP_DATABASE}`, SETUP, handOver);
}
