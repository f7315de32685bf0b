import {
  type CollectionName,
  MAIN_COLLECTIONS,
} from '@bluebird-bay/storefront/src/features/collection/collection-families.ts';
import { paths } from '@bluebird-bay/storefront/src/paths.ts';

/** As many as the header has room for. */
const MOST = MAIN_COLLECTIONS.length;
/** Every shop of the hosted provider has it, for its front page, and nobody means it as a department. */
const FRONT_PAGE = 'frontpage';

/**
 * The collections the shop leads to: undefined where the provider has all of the house's own; else those of them that it
 * has, and others of its own behind them.
 */
export function linkedCollectionsOf(
  collections: readonly { handle: string; title: string }[],
): readonly CollectionName[] | undefined {
  const there = new Set(collections.map(({ handle }) => handle));
  const ours = MAIN_COLLECTIONS.filter(({ handle }) => there.has(handle));
  if (ours.length === MAIN_COLLECTIONS.length) return undefined;
  const others = collections.flatMap(({ handle, title }) =>
    ours.some((own) => own.handle === handle) ? [] : [{ handle, label: title }],
  );
  const wanted = others.filter(({ handle }) => handle !== FRONT_PAGE);
  return [...ours, ...(ours.length + wanted.length > 0 ? wanted : others)].slice(0, MOST);
}

/** Where a shopper gets to see what there is, from a collection that is not there; the first of those known may be the one. */
export function wayIn([first]: readonly { handle: string }[], missing: string): string {
  const to = first && paths.collection(first.handle);
  return to === undefined || to === missing ? paths.search() : to;
}
