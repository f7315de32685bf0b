import type { MetafieldRecord } from '../../store/catalogue/metafields.ts';
import { globalId } from '../ids/global-id.ts';

/** The id a metafield has: its owner and its name. */
export function metafieldId({
  owner,
  ownerId,
  namespace,
  key,
}: Pick<MetafieldSource['record'], 'owner' | 'ownerId' | 'namespace' | 'key'>): string {
  const name = [owner, ownerId, namespace, key].join('/');
  return globalId('Metafield', Buffer.from(name).toString('base64url'));
}

/** A metafield, and the currency in which whatever it points at is priced. Carts keep their own; the shop's are worked out. */
export interface MetafieldSource {
  record: Omit<MetafieldRecord, 'owner'> & { owner: MetafieldRecord['owner'] | 'cart' | 'shop' };
  currency: string;
}
