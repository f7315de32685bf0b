import type { MetafieldOwner } from '../../store/tables.ts';
import type { RequestContext } from '../context.ts';
import { shopMetafield } from '../shop/shop-metafields.ts';
import { metafieldOf } from './has-metafields.ts';
import type { MetafieldSource } from './metafield-source.ts';

const OWNERS = ['product', 'variant', 'collection'] as const satisfies readonly MetafieldOwner[];

/** The metafield that the last part of its id names (see `metafieldId`); those of carts open through their cart alone. */
export async function findMetafield(rest: string, context: RequestContext): Promise<MetafieldSource | null> {
  const [, owner, id, namespace = '', key = ''] =
    /^(\w+)\/([1-9]\d{0,14})\/([^/]+)\/([^/]+)$/.exec(Buffer.from(rest, 'base64url').toString()) ?? [];
  if (owner === 'shop') return shopMetafield({ namespace, key }, context);
  const known = OWNERS.find((candidate) => candidate === owner);
  if (!known || id === undefined) return null;
  return metafieldOf({ owner: known, id: Number(id), currency: context.currency }, { namespace, key }, context);
}
