import { compareKeyed, type Keyed, type SortKey } from '../../domain/search/list-order.ts';
import type { Page, PageRequest, SortKeyType } from '../../store/keyset-page.ts';

const keyOf = (text: string, keyType: SortKeyType): SortKey => (keyType === 'bigint' ? Number(text) : text);

/**
 * The ids on a page of a list that is in memory, in its order. The cursor names a key and an id, so a page begins at the right
 * place even when the product it names has gone.
 */
export function pageOfKeyed(
  list: readonly Keyed[],
  descending: boolean,
  { limit, from, backward }: PageRequest,
  keyType: SortKeyType,
): Page<number> {
  const start = from && { id: from.id, key: keyOf(from.key, keyType) };
  const isBeyond = (item: Keyed): boolean =>
    start === undefined || (descending !== backward ? compareKeyed(item, start) < 0 : compareKeyed(item, start) > 0);
  const beyond = start ? list.filter(isBeyond) : list;
  const rows = backward ? beyond.slice(-limit) : beyond.slice(0, limit);
  return {
    rows: rows.map(({ id, key }) => ({ record: id, position: { key: String(key), id } })),
    hasMore: beyond.length > limit,
  };
}
