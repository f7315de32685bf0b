import { sql } from 'kysely';
import type { CommerceDb } from '../commerce-database.ts';

const HOUR_MS = 3_600_000;

/** What was read last: the sold-out variants of one snapshot, and from which transaction on a later one may know more. */
interface Known {
  version: number;
  soldOut: ReadonlySet<number>;
  since: string;
  readAt: number;
}

interface AvailabilityRow {
  version: number;
  now: number;
  since: string;
  /** All that is sold out; null where what was read before is still a base. */
  sold_out: number[] | null;
  changed: number[];
  changed_sold_out: number[];
}

/** What cannot be bought at a moment. */
export interface Availability {
  /** Ids of variants; the very same set as long as nothing is different. */
  soldOut: ReadonlySet<number>;
  /** Milliseconds. */
  now: number;
}

/** Reads whether things can be had; see {@link createAvailability}. */
export interface AvailabilitySource {
  read(): Promise<Availability & { version: number }>;
}

/** The set with these changes in it; the very same one where nothing is different. */
function withChanges(known: ReadonlySet<number>, row: AvailabilityRow): ReadonlySet<number> {
  const soldOut = new Set(row.changed_sold_out.map(Number));
  const changed = row.changed.map(Number).filter((id) => known.has(id) !== soldOut.has(id));
  if (changed.length === 0) return known;
  const next = new Set(known);
  for (const id of changed) soldOut.has(id) ? next.add(id) : next.delete(id);
  return next;
}

/**
 * The catalogue's version and what is sold out, as they are now, in the one statement that a list costs beside its page. All
 * sold-out variants are read once for each version; after that only those that a change since may have touched, however many
 * there are. A pair of set and `since` is right by itself, so reads that overtake each other do no harm.
 */
export function createAvailability(db: CommerceDb): AvailabilitySource {
  let known: Known | undefined;
  return {
    async read() {
      // Notes of changes are kept for a day (forgetSoldOutChanges).
      const base = known && performance.now() - known.readAt < HOUR_MS ? known : undefined;
      const { rows } = await sql<AvailabilityRow>`
        with changed as materialized (
          select distinct variant_id from commerce.sold_out_change where xid >= ${base?.since ?? '9223372036854775807'}::xid8)
        select version, extract(epoch from now())::float8 * 1000 as now,
          pg_snapshot_xmin(pg_current_snapshot())::text as since,
          case when version <> ${base?.version ?? -1} then array(select id from commerce.variant where on_hand <= reserved) end as sold_out,
          array(select variant_id from changed) as changed,
          array(select id from commerce.variant join changed on id = variant_id where on_hand <= reserved) as changed_sold_out
        from commerce.catalogue_version`.execute(db);
      const [row] = rows;
      if (!row) throw new Error('The catalogue has no version.');
      const soldOut =
        base && row.sold_out === null ? withChanges(base.soldOut, row) : new Set((row.sold_out ?? []).map(Number));
      known = { version: row.version, soldOut, since: row.since, readAt: performance.now() };
      return { version: row.version, soldOut, now: row.now };
    },
  };
}

/** Forgets notes that every reader has long read. */
export async function forgetSoldOutChanges(db: CommerceDb): Promise<void> {
  await sql`delete from commerce.sold_out_change where changed_at < now() - interval '1 day'`.execute(db);
}
