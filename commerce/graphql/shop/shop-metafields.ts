import { shopPromises } from '../../domain/promo/shop-promises.ts';
import type { RequestContext } from '../context.ts';
import type { MetafieldName } from '../metafield/has-metafields.ts';
import type { MetafieldSource } from '../metafield/metafield-source.ts';

const NAMESPACE = 'custom';

/** The shop's own metafields: its promises to whoever asks, worked out for their country and this moment. */
export function shopMetafield({ key, namespace }: MetafieldName, context: RequestContext): MetafieldSource | null {
  if (namespace !== NAMESPACE) return null;
  const promise = shopPromises(context, context.now()).find((candidate) => candidate.key === key);
  return promise ? { record: { owner: 'shop', ownerId: 1, namespace, ...promise }, currency: context.currency } : null;
}
