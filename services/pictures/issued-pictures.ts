import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { ServicesDb } from '../store/services-database.ts';

/** Pictures that carts, orders and emails show though the catalogue names them no longer: whoever has an address may use it. */
export interface IssuedPictures {
  /** Notes that an address was issued. */
  issue(spec: string): void;
  /** Whether one was issued, by any process of the shop; undefined where that cannot be told now. */
  isIssued(spec: string): Promise<boolean | undefined>;
}

/** Known to this process alone, as long as it runs. */
export function issuedHere(): IssuedPictures {
  const issued = new Set<string>();
  return { issue: (spec) => void issued.add(spec), isIssued: async (spec) => issued.has(spec) };
}

/** Whoever got the address may be faster than the note of it. */
const NOTED_WITHIN_MS = 300;
/** Addresses that nobody issued are invented faster than tables are read; as many are looked up at a time, and others told to retry later. */
const MOST_LOOKUPS = 8;

/**
 * Known to all processes and after a restart: a row for each. A note that fails is made again when the address is issued
 * next, which is each time a cart or an order is shown.
 */
export function issuedByAll({
  db,
  onFailure,
}: {
  db: ServicesDb;
  onFailure: (error: unknown) => void;
}): IssuedPictures {
  const known = new Set<string>();
  let lookups = 0;

  async function note(spec: string): Promise<void> {
    await sql`insert into services.given_picture (spec) values (${spec}) on conflict do nothing`.execute(db);
  }

  async function isNoted(spec: string): Promise<boolean> {
    const { rows } = await sql`select 1 from services.given_picture where spec = ${spec}`.execute(db);
    if (rows.length > 0) known.add(spec);
    return rows.length > 0;
  }

  return {
    issue(spec) {
      if (known.has(spec)) return;
      known.add(spec);
      note(spec).catch((error: unknown) => {
        known.delete(spec);
        onFailure(error);
      });
    },
    async isIssued(spec) {
      if (known.has(spec)) return true;
      if (lookups >= MOST_LOOKUPS) return undefined;
      lookups += 1;
      try {
        if (await isNoted(spec)) return true;
        await sleep(NOTED_WITHIN_MS, undefined, { ref: false });
        return await isNoted(spec);
      } catch (error) {
        onFailure(error);
        return undefined;
      } finally {
        lookups -= 1;
      }
    },
  };
}
