import { SAMPLE_MENUS, type SampleEntry } from '../../domain/content/sample-menus.ts';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import type { MenuItemTable } from '../tables.ts';

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

function entry({ title, collection, path, items = [] }: SampleEntry): NewMenuItem {
  const below = items.map(entry);
  if (collection !== undefined)
    return {
      title,
      type: 'COLLECTION',
      resourceHandle: collection,
      target: `/collections/${collection}/`,
      items: below,
    };
  const isSearch = path === '/search/';
  return { title, type: isSearch ? 'SEARCH' : 'HTTP', resourceHandle: null, target: path ?? '/', items: below };
}

/** Stores the sample menus that are not there yet: what the shop has made of one is not undone. */
export async function seedMenus(tx: CommerceTx): Promise<void> {
  const rows = await tx.selectFrom('commerce.menu').select('handle').execute();
  const known = new Set(rows.map(({ handle }) => handle));
  for (const { handle, title, items } of SAMPLE_MENUS)
    if (!known.has(handle)) await saveMenu(tx, { handle, title, items: items.map(entry) });
}

/** An entry of a menu. `target` is a path of the shop or a whole address. */
export interface MenuItemRecord {
  id: number;
  title: string;
  type: MenuItemTable['type'];
  resourceHandle: string | null;
  target: string;
  items: readonly MenuItemRecord[];
}

export interface MenuRecord {
  handle: string;
  title: string;
  items: readonly MenuItemRecord[];
  /** Entries at every depth. */
  count: number;
}

/** The menu with this handle and all its entries. */
export async function findMenu(db: CommerceDb, handle: string): Promise<MenuRecord | undefined> {
  const menu = await db.selectFrom('commerce.menu').selectAll().where('handle', '=', handle).executeTakeFirst();
  if (!menu) return undefined;
  const rows = await db
    .selectFrom('commerce.menu_item')
    .selectAll()
    .where('menu_handle', '=', handle)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const children = Map.groupBy(rows, (row) => row.parent_id);
  const under = (parent: number | null): MenuItemRecord[] =>
    (children.get(parent) ?? []).map(({ id, title, type, resource_handle, target }) => ({
      id,
      title,
      type,
      resourceHandle: resource_handle,
      target,
      items: under(id),
    }));
  return { ...menu, items: under(null), count: rows.length };
}

/** One entry with those below it, whatever menu it stands in. */
export async function findMenuItem(db: CommerceDb, id: number): Promise<MenuItemRecord | undefined> {
  const row = await db.selectFrom('commerce.menu_item').select('menu_handle').where('id', '=', id).executeTakeFirst();
  const search = (items: readonly MenuItemRecord[]): MenuItemRecord | undefined => {
    for (const item of items) {
      const found = item.id === id ? item : search(item.items);
      if (found) return found;
    }
    return undefined;
  };
  const menu = row && (await findMenu(db, row.menu_handle));
  return menu && search(menu.items);
}

/** An entry to be stored, with those below it. */
export type NewMenuItem = Omit<MenuItemRecord, 'id' | 'items'> & { items?: readonly NewMenuItem[] };

async function saveItems(
  tx: CommerceTx,
  menu: string,
  parent: number | null,
  items: readonly NewMenuItem[],
): Promise<void> {
  for (const [index, { title, type, resourceHandle, target, items: below }] of items.entries()) {
    const { id } = await tx
      .insertInto('commerce.menu_item')
      .values({
        menu_handle: menu,
        parent_id: parent,
        position: index + 1,
        title,
        type,
        resource_handle: resourceHandle,
        target,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await saveItems(tx, menu, id, below ?? []);
  }
}

/** Stores a menu, in the place of the one with its handle. */
export async function saveMenu(
  tx: CommerceTx,
  { handle, title, items }: { handle: string; title: string; items: readonly NewMenuItem[] },
): Promise<void> {
  await tx.deleteFrom('commerce.menu').where('handle', '=', handle).execute();
  await tx.insertInto('commerce.menu').values({ handle, title }).execute();
  await saveItems(tx, handle, null, items);
}
