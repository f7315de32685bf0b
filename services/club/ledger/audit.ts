import { sql } from 'kysely';
import type { ServicesDb } from '../../store/services-database.ts';

/** An account whose books do not add up. */
export interface Discrepancy {
  account: number;
  what: string;
}

/**
 * Looks through the books: every balance is the sum of its entries, every entry carries on from the one before, and every
 * redemption has its debit. Nothing found is nothing wrong.
 */
export async function auditLedger(db: ServicesDb): Promise<Discrepancy[]> {
  const { rows } = await sql<Discrepancy>`
    with moves as (
      select account, seq, available_after, pending_after,
        case 'available' when to_book then points when from_book then -points else 0 end as available,
        case 'pending' when to_book then points when from_book then -points else 0 end as pending
      from services.club_entry
    ), chained as (
      select *, sum(available) over running as available_sum, sum(pending) over running as pending_sum,
        row_number() over running as place
      from moves window running as
        (partition by account order by seq)
    )
    select account, 'entry ' || seq || ' does not carry on from the one before' as what from chained
      where available_after <> available_sum or pending_after <> pending_sum or seq <> place
    union all
    select account.id, 'the balance is not the sum of the entries' from services.club_account account
      left join (select account, sum(available) as available, sum(pending) as pending, count(*) as entries
        from moves group by account) total on total.account = account.id
      where (account.available, account.pending, account.entries)
        <> (coalesce(total.available, 0), coalesce(total.pending, 0), coalesce(total.entries, 0))
    union all
    select redemption.account, 'redemption ' || redemption.id || ' (' || redemption.state || ') has ' || coalesce(net.points, 0)
        || ' points posted' from services.club_redemption redemption
      left join (select account, subject,
          sum(case 'available' when to_book then points when from_book then -points else 0 end) as points
        from services.club_entry group by account, subject) net
        on net.account = redemption.account and net.subject = 'redemption:' || redemption.id
      where coalesce(net.points, 0)
        <> case when redemption.state in ('undone', 'expired') then 0 else -redemption.points end
        and not exists (select from services.club_void taken
          where taken.account = redemption.account and taken.subject = 'redemption:' || redemption.id)
    order by 1, 2`.execute(db);
  return rows;
}
