import { sql } from 'kysely';
import { csvText } from '../csv.ts';
import type { ServicesDb } from '../store/services-database.ts';
import { rewardName, titleOf } from './entry-titles.ts';
import { monthsAfter } from './rules/calendar.ts';

/** Where the points of a line stand. */
export const STATEMENT_STATUSES = ['pending', 'approved', 'spent'] as const;

/** A line of a statement. */
export interface StatementLine {
  /** 'Placed an order' */
  title: string;
  kind: string;
  /** What it was about: an order's name, a product, a reward, a friend's masked address; may be empty. */
  detail: string;
  /** Less than nothing where points went. */
  points: number;
  status: (typeof STATEMENT_STATUSES)[number];
  /** When it was posted, as ISO 8601. */
  dateCreated: string;
  /** What could be spent afterwards; null while pending. */
  balance: number | null;
  /** The provider's id of the order it is about. */
  order: string | null;
  /** The redemption it is about, and whether it can still be undone. */
  redemption: { id: number; code: string; isReady: boolean } | null;
}

export const STATEMENT_FILTERS = ['all', 'earned', 'spent', 'pending'] as const;
export type StatementFilter = (typeof STATEMENT_FILTERS)[number];

interface LineRow {
  kind: string;
  detail: string;
  subject: string;
  points: number;
  date: Date;
  seq: number;
  balance: number | null;
  friend: string | null;
  redemption: number | null;
  code: string | null;
  state: string | null;
}

function shownDetail({ kind, detail, friend }: LineRow): string {
  if (kind === 'redemption' || kind === 'undo') return rewardName(detail);
  if (kind === 'referral') return detail === 'brought' ? (friend ?? '') : 'You were brought';
  return detail;
}

function lineOf(row: LineRow): StatementLine {
  const { kind, points, balance, subject, redemption, code, state, detail } = row;
  const isWelcome = kind === 'referral' && detail !== 'brought' && points > 0;
  return {
    title: isWelcome ? 'A friend brought you' : titleOf(kind, points),
    kind,
    detail: isWelcome ? '' : shownDetail(row),
    points,
    status: balance === null ? 'pending' : points < 0 ? 'spent' : 'approved',
    dateCreated: row.date.toISOString(),
    balance,
    order: subject.startsWith('order:') ? subject.slice('order:'.length) : null,
    redemption:
      redemption !== null && code !== null && kind === 'redemption'
        ? { id: redemption, code, isReady: state === 'ready' }
        : null,
  };
}

const ABOUT = sql`
  left join services.club_referral referral
    on referral.id = case line.kind when 'referral' then substr(line.subject, length('referral:') + 1)::bigint end
  left join services.club_redemption redemption
    on redemption.id = case line.kind when 'redemption' then substr(line.subject, length('redemption:') + 1)::bigint end`;
const ABOUT_COLUMNS = sql`referral.masked_email as friend, redemption.id as redemption, redemption.code, redemption.state`;

/** What waits for an approval, the newest first. */
async function pendingLines(db: ServicesDb, account: number): Promise<StatementLine[]> {
  const { rows } = await sql<LineRow>`
    with line as (
      select cause, subject, min(kind) as kind, (array_agg(detail order by seq desc))[1] as detail,
        sum(case 'pending' when to_book then points else -points end)::int as points,
        min(occurred_at) as date, max(seq) as seq, null::int as balance
      from services.club_entry where account = ${account} and 'pending' in (from_book, to_book)
      group by cause, subject having sum(case 'pending' when to_book then points else -points end) <> 0
    ) select line.*, ${ABOUT_COLUMNS} from line ${ABOUT} order by line.date desc, line.seq desc limit 100`.execute(db);
  return rows.map(lineOf);
}

export interface StatementQuestion {
  filter: StatementFilter;
  /** Lines at the most. */
  first: number;
  /** Only what was posted before the entry of this number. */
  before: number | undefined;
}

export interface StatementPage {
  lines: StatementLine[];
  /** Where the next page begins; undefined at the end. */
  next: number | undefined;
}

const SIGNED = { earned: sql`and to_book = 'available'`, spent: sql`and from_book = 'available'`, all: sql`` } as const;

/** A page of a statement: what is pending first, then every change of what can be spent, the newest first. */
export async function readStatement(
  db: ServicesDb,
  account: { id: number; pending: number },
  { filter, first, before }: StatementQuestion,
): Promise<StatementPage> {
  const isFirst = before === undefined;
  const pending = isFirst && filter !== 'spent' && account.pending > 0 ? await pendingLines(db, account.id) : [];
  if (filter === 'pending') return { lines: pending, next: undefined };
  const { rows } = await sql<LineRow>`
    with line as (
      select kind, detail, subject, case to_book when 'available' then points else -points end as points,
        posted_at as date, seq, available_after as balance
      from services.club_entry
      where account = ${account.id} and seq < ${before ?? 2_147_483_647} and 'available' in (from_book, to_book) ${SIGNED[filter]}
      order by seq desc limit ${first + 1}
    ) select line.*, ${ABOUT_COLUMNS} from line ${ABOUT} order by line.seq desc`.execute(db);
  const page = rows.slice(0, first);
  return {
    lines: [...pending, ...page.map(lineOf)],
    next: rows.length > first ? page.at(-1)?.seq : undefined,
  };
}

/** Points that came and went within the last year. */
export async function yearSums(db: ServicesDb, account: number, now: Date): Promise<{ spent: number }> {
  const { rows } = await sql<{ spent: number }>`
    select coalesce(sum(case when from_book = 'available' then points else -points end), 0)::int as spent
    from services.club_entry
    where account = ${account} and posted_at > ${monthsAfter(now, -12)} and kind in ('redemption', 'undo')
      and 'available' in (from_book, to_book)`.execute(db);
  return { spent: rows[0]?.spent ?? 0 };
}

const LARGE_PAGE = 1_000;

/** The whole statement, the newest line first. */
export async function allLines(db: ServicesDb, account: { id: number; pending: number }): Promise<StatementLine[]> {
  const lines: StatementLine[] = [];
  let before: number | undefined;
  do {
    const page = await readStatement(db, account, { filter: 'all', first: LARGE_PAGE, before });
    lines.push(...page.lines);
    before = page.next;
  } while (before !== undefined);
  return lines;
}

/** A statement as CSV. */
export function asCsv(lines: readonly StatementLine[]): string {
  const rows = lines.map(({ dateCreated, title, detail, status, points, balance }) => [
    dateCreated.slice(0, 10),
    title,
    detail,
    status,
    points,
    balance ?? '',
  ]);
  const table = [['date', 'what', 'about', 'status', 'points', 'balance'], ...rows];
  return csvText(table);
}
