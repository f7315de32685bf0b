import { globalId } from '../ids/global-id.ts';
import type { MetafieldSource } from './metafield-source.ts';

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
