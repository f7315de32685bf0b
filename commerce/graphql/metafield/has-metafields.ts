import type { MetafieldOwner } from '../../store/tables.ts';
import { badInput } from '../bad-input.ts';
import type { RequestContext } from '../context.ts';
import type { MetafieldSource } from './metafield-source.ts';

/** A record that metafields hang on. */
export interface MetafieldHolder {
  owner: MetafieldOwner;
  id: number;
  currency: string;
}

/** How a client names a metafield. */
export interface MetafieldName {
  key: string;
  namespace?: string | null | undefined;
}

/**
 * The holder's metafields in the order they were named, null for each it does not have. All metafields of all holders of a
 * list are one statement, however many are named.
 */
export async function metafieldsOf(
  holder: MetafieldHolder,
  names: readonly MetafieldName[],
  context: RequestContext,
): Promise<Array<MetafieldSource | null>> {
  if (names.some(({ namespace }) => !namespace))
    throw badInput('A metafield needs a namespace: this provider reserves none for apps.');
  const records = (await context.catalogue(holder.currency).metafieldsOf[holder.owner].load(holder.id)) ?? [];
  return names.map(({ key, namespace }) => {
    const record = records.find((candidate) => candidate.key === key && candidate.namespace === namespace);
    return record ? { record, currency: holder.currency } : null;
  });
}

/** The one metafield of that name. */
export async function metafieldOf(
  holder: MetafieldHolder,
  name: MetafieldName,
  context: RequestContext,
): Promise<MetafieldSource | null> {
  const [found] = await metafieldsOf(holder, [name], context);
  return found ?? null;
}
