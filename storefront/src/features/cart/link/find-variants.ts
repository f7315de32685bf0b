import { browserClient } from '../../../storefront-api/browser-client.ts';
import { LinkedVariants, type LinkedVariantsQuery } from '../../../storefront-api/generated/operations.ts';
import { currentCountry } from '../../country/current-country.ts';

/** A variant as a link from outside names it, found. */
export type LinkedVariant = Extract<NonNullable<LinkedVariantsQuery['nodes'][number]>, { id: string }>;

/** The id of a variant whose plain number stands in a link. */
export const variantId = (plain: string): string => `gid://shopify/ProductVariant/${plain}`;

/** By id, those of the variants that the shop has; undefined when the provider does not answer. */
export async function findVariants(ids: readonly string[]): Promise<ReadonlyMap<string, LinkedVariant> | undefined> {
  if (ids.length === 0) return new Map();
  const answer = await browserClient().request(LinkedVariants, { ids: [...ids], country: currentCountry() });
  if (!answer.ok) return undefined;
  const variants = answer.data.nodes.filter((node): node is LinkedVariant => node !== null && 'id' in node);
  return new Map(variants.map((variant) => [variant.id, variant]));
}
