import type { ListPage } from './list-page.ts';

/** History entries whose lists are remembered. */
const KEPT = 50;

const lists = new Map<string, readonly ListPage[]>();

/** How long a list was when its history entry was left; as long as the document lives, a reload begins anew. */
export function rememberedPages(entry: string): readonly ListPage[] | undefined {
  return lists.get(entry);
}

export function rememberPages(entry: string, pages: readonly ListPage[]): void {
  lists.delete(entry);
  lists.set(entry, pages);
  const [oldest] = lists.keys();
  if (lists.size > KEPT && oldest !== undefined) lists.delete(oldest);
}
