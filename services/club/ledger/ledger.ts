import { sql } from 'kysely';
import type { ServicesDb, ServicesTx } from '../../store/services-database.ts';
import { type Due, missingPostings, type Posted, type Posting, type PostingKind, voided } from '../rules/postings.ts';
import { findVoid } from './voids.ts';

interface PostedCause extends Posted, Pick<Due, 'cause' | 'subject' | 'kind' | 'detail'> {
  occurredAt: Date;
  earnedAt: Date | null;
}

/** What has been posted of a subject, by its causes. */
async function postedOf(tx: ServicesTx, account: number, subject: string): Promise<PostedCause[]> {
  const { rows } = await sql<PostedCause>`
    select cause, subject, min(kind) as kind, (array_agg(detail order by seq desc))[1] as detail, count(*)::int as count,
      sum(case 'pending' when to_book then points when from_book then -points else 0 end)::int as pending,
      sum(case 'available' when to_book then points when from_book then -points else 0 end)::int as available,
      max(occurred_at) as "occurredAt", max(earned_at) as "earnedAt"
    from services.club_entry where account = ${account} and subject = ${subject} group by cause, subject`.execute(tx);
  return rows;
}

const NOTHING_POSTED: Posted = { pending: 0, available: 0, count: 0 };

const noLonger = ({ cause, subject, kind, detail, occurredAt, earnedAt, pending }: PostedCause): Due => ({
  cause,
  subject,
  kind,
  detail,
  points: 0,
  isApproved: pending === 0,
  occurredAt: occurredAt.toISOString(),
  earnedAt: earnedAt?.toISOString() ?? null,
});

/**
 * What fills the pending points comes before what empties them, and what goes to the shop comes last: so that nothing pending is
 * ever less than nothing on the way.
 */
function turn({ from, to }: Posting): number {
  if (from !== 'pending' && from !== 'available') return 0;
  if (to === 'pending') return 1;
  return to === 'available' ? 2 : 3;
}

/**
 * Brings the ledger to what a subject is due, whatever of it is posted already: posts what is missing, takes back what is due no
 * more, and does nothing the second time. The account must be locked. True if anything was posted.
 */
export async function settle(
  tx: ServicesTx,
  { account, subject, dues, at }: { account: number; subject: string; dues: readonly Due[]; at: Date },
): Promise<boolean> {
  const [posted, taken] = await Promise.all([postedOf(tx, account, subject), findVoid(tx, account, subject)]);
  const wanted = taken ? [...dues, ...voided(dues, subject, taken.reason, taken.voidedAt.toISOString())] : dues;
  const due = new Set(wanted.map(({ cause }) => cause));
  const byCause = new Map(posted.map((one) => [one.cause, one]));
  const postings = [...wanted, ...posted.filter(({ cause }) => !due.has(cause)).map(noLonger)]
    .flatMap((one) => missingPostings(one, byCause.get(one.cause) ?? NOTHING_POSTED))
    .sort((a, b) => turn(a) - turn(b));
  await post(tx, account, postings, at);
  return postings.length > 0;
}

/** Writes postings into the ledger; the database keeps the balances. The account must be locked. */
async function post(tx: ServicesTx, account: number, postings: readonly Posting[], at: Date): Promise<void> {
  if (postings.length === 0) return;
  await tx
    .insertInto('services.club_entry')
    .values(
      postings.map(({ key, cause, subject, kind, detail, from, to, points, occurredAt, earnedAt }) => ({
        account,
        key,
        cause,
        subject,
        kind,
        detail,
        from_book: from,
        to_book: to,
        points,
        occurred_at: occurredAt,
        earned_at: earnedAt,
        posted_at: at,
      })),
    )
    .execute();
}

/** What has been posted of a subject, as what it was due until now. The account must be locked. */
export async function postedDues(tx: ServicesTx, account: number, subject: string): Promise<Due[]> {
  const posted = await postedOf(tx, account, subject);
  return posted.map((one) => ({
    ...noLonger(one),
    points: one.pending + one.available,
    isApproved: one.pending === 0,
  }));
}

/** What a subject has brought so far. */
export async function pointsOfSubject(
  db: ServicesDb,
  account: number,
  subject: string,
): Promise<{ pending: number; available: number }> {
  const { rows } = await sql<{ pending: number; available: number }>`
    select coalesce(sum(case 'pending' when to_book then points when from_book then -points else 0 end), 0)::int as pending,
      coalesce(sum(case 'available' when to_book then points when from_book then -points else 0 end), 0)::int as available
    from services.club_entry where account = ${account} and subject = ${subject}`.execute(db);
  return rows[0] ?? { pending: 0, available: 0 };
}

/** A cause of its own that is approved at once. */
export function directDue(kind: PostingKind, cause: string, points: number, at: Date, more: Partial<Due> = {}): Due {
  const isEarning = kind === 'welcome' || kind === 'birthday' || kind === 'review';
  const occurredAt = at.toISOString();
  return {
    cause,
    subject: cause,
    kind,
    detail: '',
    points,
    isApproved: true,
    occurredAt,
    earnedAt: isEarning ? occurredAt : null,
    ...more,
  };
}
