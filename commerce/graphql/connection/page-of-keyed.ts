import { countWhile } from '../../domain/search/count-while.ts';
import { compareKeyed, type Keyed, type OrderedList, type SortKey } from '../../domain/search/list-order.ts';
import type { Page, PageRequest, SortKeyType } from '../../store/keyset-page.ts';

const keyOf = (text: string, keyType: SortKeyType): SortKey => (keyType === 'bigint' ? Number(text) : text);

/**
 * The ids on a page of a list that is in memory, in its order. The cursor names a key and an id, so a page begins at the right
 * place even when the product it names has gone.
 */
export function pageOfKeyed(
  list: OrderedList,
  descending: boolean,
  { limit, from, backward }: PageRequest,
  keyType: SortKeyType,
): Page<number> {
  const start = from && { id: from.id, key: keyOf(from.key, keyType) };
  const compared = (item: Keyed, to: Keyed): number => (descending ? compareKeyed(to, item) : compareKeyed(item, to));
  const first = start && !backward ? countWhile(list.length, (place) => compared(list.at(place), start) <= 0) : 0;
  const end = start && backward ? countWhile(list.length, (place) => compared(list.at(place), start) < 0) : list.length;
  const [begin, stop] = backward ? [Math.max(first, end - limit), end] : [first, Math.min(end, first + limit)];
  const rows = Array.from({ length: Math.max(0, stop - begin) }, (_none, index) => list.at(begin + index));
  return {
    rows: rows.map(({ id, key }) => ({ record: id, position: { key: String(key), id } })),
    hasMore: end - first > limit,
  };
}
