import { browserClient } from '../../../storefront-api/browser-client.ts';
import { NotedVariants, type NotedVariantsQuery } from '../../../storefront-api/generated/operations.ts';
import { currentCountry } from '../../country/current-country.ts';
import { type Difference, differenceOf, type ItemToday } from './difference.ts';
import type { NotedItem } from './note-item.ts';

type Node = NotedVariantsQuery['nodes'][number];
type Variant = Extract<Node, { availableForSale: boolean }>;

const isVariant = (node: Node): node is Variant => node !== null && 'availableForSale' in node;

/** What the shop says of a variant now. */
export function itemToday({
  title,
  availableForSale,
  quantityAvailable,
  currentlyNotInStock,
  price,
  product,
}: Variant): ItemToday {
  // Of what is not counted the hosted provider says none, or fewer.
  const isCounted = quantityAvailable !== null && quantityAvailable > 0 && !currentlyNotInStock;
  return {
    title: product.title,
    handle: product.handle,
    label: title,
    available: availableForSale,
    price,
    ...(product.print && { print: product.print.value }),
    ...(isCounted && { left: quantityAvailable }),
  };
}

/** A noted item, what there is of it today, and what has changed. */
export interface ComparedItem {
  noted: NotedItem;
  today: ItemToday | undefined;
  difference: Difference;
}

/** Holds all that was noted against the shop as it is now; undefined when the provider does not answer. */
export async function compareNoted(noted: readonly NotedItem[]): Promise<ComparedItem[] | undefined> {
  const ids = noted.map(({ merchandiseId }) => merchandiseId);
  const answer = await browserClient().request(NotedVariants, { ids, country: currentCountry() });
  if (!answer.ok) return undefined;
  const variants = new Map(answer.data.nodes.filter(isVariant).map((variant) => [variant.id, itemToday(variant)]));
  return noted.map((item) => {
    const today = variants.get(item.merchandiseId);
    return { noted: item, today, difference: differenceOf(item, today) };
  });
}
