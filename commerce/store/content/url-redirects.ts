import type { CommerceDb } from '../commerce-database.ts';

/** Where an old address of the shop leads. */
export interface RedirectRecord {
  id: number;
  path: string;
  target: string;
}

/** What redirects are searched by; each a whole value. */
export interface RedirectQuery {
  path?: string;
  target?: string;
}

/** The redirects there are, by id. A shop keeps hundreds; the first 10,000 are read. */
export async function urlRedirects(db: CommerceDb, { path, target }: RedirectQuery): Promise<RedirectRecord[]> {
  return db
    .selectFrom('commerce.url_redirect')
    .select(['id', 'path', 'target'])
    .$if(path !== undefined, (query) => query.where('path', '=', path ?? ''))
    .$if(target !== undefined, (query) => query.where('target', '=', target ?? ''))
    .orderBy('id')
    .limit(10_000)
    .execute();
}

export async function findRedirect(db: CommerceDb, id: number): Promise<RedirectRecord | undefined> {
  return db
    .selectFrom('commerce.url_redirect')
    .select(['id', 'path', 'target'])
    .where('id', '=', id)
    .executeTakeFirst();
}
