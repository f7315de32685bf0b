import type { ListedCatalogue } from './listed-catalogue.ts';

/** What can be found and bought at this moment. */
export interface CatalogueNow {
  /** Milliseconds. */
  now: number;
  /** By variant: 1 where a unit can be sold. */
  sellable: Uint8Array;
  /** By product: 1 where one of its variants can be sold. */
  onOffer: Uint8Array;
}

/** Works out what can be sold; `soldOut` are ids of variants. */
export function catalogueNow(catalogue: ListedCatalogue, soldOut: ReadonlySet<number>, now: number): CatalogueNow {
  const { variantIds, firstVariant, rewardsOnly } = catalogue;
  const sellable = Uint8Array.from(variantIds, (id) => (soldOut.has(id) ? 0 : 1));
  const onOffer = new Uint8Array(rewardsOnly.length);
  for (let product = 0; product < onOffer.length; product += 1) {
    const [from, to] = [firstVariant[product] ?? 0, firstVariant[product + 1] ?? 0];
    if (rewardsOnly[product] === 1) sellable.fill(0, from, to);
    else onOffer[product] = sellable.subarray(from, to).includes(1) ? 1 : 0;
  }
  return { now, sellable, onOffer };
}

/** Whether a shopper can find the product: it has come into the shop and has not left it. */
export const isPublished = ({ publishedAt }: ListedCatalogue, product: number, { now }: CatalogueNow): boolean =>
  (publishedAt[product] ?? Number.POSITIVE_INFINITY) <= now;

/** When the next product comes into the shop. */
export const nextPublished = ({ publishedAt }: ListedCatalogue, now: number): number =>
  publishedAt.reduce((next, at) => (at > now && at < next ? at : next), Number.POSITIVE_INFINITY);
