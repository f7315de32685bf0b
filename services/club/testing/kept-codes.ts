import { sql } from 'kysely';
import type { ServicesDb } from '../../store/services-database.ts';
import type { CodeMaker } from '../rewards/code-maker.ts';

/** A provider's codes in a table, so that they outlive the process that asked for them. */
export async function keptCodes(db: ServicesDb): Promise<CodeMaker & { all(): Promise<Map<string, string>> }> {
  await sql`create table if not exists public.kept_code (code text primary key, state text not null)`.execute(db);
  return {
    async make({ code }) {
      await sql`insert into public.kept_code values (${code}, 'made') on conflict do nothing`.execute(db);
      return true;
    },
    async withdraw(code) {
      const { rows } = await sql`
        insert into public.kept_code values (${code}, 'ended')
        on conflict (code) do update set state = 'ended' where kept_code.state <> 'used' returning code`.execute(db);
      return rows.length > 0;
    },
    async all() {
      const { rows } = await sql<{ code: string; state: string }>`select code, state from public.kept_code`.execute(db);
      return new Map(rows.map(({ code, state }) => [code, state]));
    },
  };
}
