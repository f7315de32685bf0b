import type { ProductRecord } from '../../store/catalogue/product-record.ts';
import type { RequestContext } from '../context.ts';
import { metafieldOf } from '../metafield/has-metafields.ts';
import { referencesOf } from '../metafield/references.ts';

/** The products the catalogue names as matching (metafield custom.matches), in its order. */
export async function matchesOf({ id, currency }: ProductRecord, context: RequestContext): Promise<ProductRecord[]> {
  const holder = { owner: 'product', id, currency } as const;
  const field = await metafieldOf(holder, { namespace: 'custom', key: 'matches' }, context);
  const references = field ? ((await referencesOf(field, context)) ?? []) : [];
  return references.flatMap((reference) => (reference.__typename === 'Product' ? [reference] : []));
}
