import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import type { MenuItemTable } from '../tables.ts';

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
