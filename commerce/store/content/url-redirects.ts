import type { CommerceDb } from '../commerce-database.ts';

/** Where an old address of the shop leads. */
export interface RedirectRecord {
  id: number;
  path: string;
  target: string;
  createdAt: Date;
}

/** The redirects there are, by id, of one path if told. A shop keeps hundreds; the first 10,000 are read. */
export async function urlRedirects(db: CommerceDb, path?: string): Promise<RedirectRecord[]> {
  return db
    .selectFrom('commerce.url_redirect')
    .select(['id', 'path', 'target', 'created_at as createdAt'])
    .$if(path !== undefined, (query) => query.where('path', '=', path ?? ''))
    .orderBy('id')
    .limit(10_000)
    .execute();
}

export async function findRedirect(db: CommerceDb, id: number): Promise<RedirectRecord | undefined> {
  return db
    .selectFrom('commerce.url_redirect')
    .select(['id', 'path', 'target', 'created_at as createdAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}
