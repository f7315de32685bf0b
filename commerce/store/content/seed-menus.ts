import { SAMPLE_MENUS, type SampleEntry } from '../../domain/content/sample-menus.ts';
import type { CommerceTx } from '../commerce-database.ts';
import { type NewMenuItem, saveMenu } from './menus.ts';

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
