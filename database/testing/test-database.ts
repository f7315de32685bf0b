import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { inject } from 'vitest';
import { withClient } from '../connect.ts';

const NAME = 'test databases';
const TEMPLATE_LOCK = 7_236_515;
/** A busy machine may take long over a connection; what a test waits for at all is limited by its runner. */
const CONNECT_MS = 60_000;

const asSuperuser = (work: (client: Client) => Promise<void>): Promise<void> =>
  withClient(inject('databaseSuperuserUrl'), NAME, work, CONNECT_MS);

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * A database of the caller's own, copied in milliseconds from the template `name`. The first caller of a run makes the
 * template with `prepare`; the others wait for it under an advisory lock. It belongs to whom the shop works as, who may do no
 * more than that.
 */
export async function createTestDatabase(name: string, prepare: (url: string) => Promise<void>): Promise<TestDatabase> {
  const serverUrl = inject('databaseServerUrl');
  const owner = new URL(serverUrl).username;
  const template = `template_${name}`;
  const copy = `test_${randomBytes(6).toString('hex')}`;
  await asSuperuser(async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (!rowCount) {
      const unfinished = `unfinished_${template}`;
      await client.query(`drop database if exists ${unfinished}`);
      await client.query(`create database ${unfinished} owner ${owner}`);
      await prepare(urlOf(serverUrl, unfinished));
      await client.query(`alter database ${unfinished} rename to ${template}`);
    }
    await client.query(`create database ${copy} template ${template} owner ${owner}`);
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  });
  return {
    url: urlOf(serverUrl, copy),
    drop: () =>
      asSuperuser(async (client) => void (await client.query(`drop database if exists ${copy} with (force)`))),
  };
}
