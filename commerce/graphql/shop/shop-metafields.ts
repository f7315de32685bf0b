import { type ShopPromise, shopPromises } from '../../domain/promo/shop-promises.ts';
import { announcedSales } from '../../store/discount/planned-sales.ts';
import type { RequestContext } from '../context.ts';
import type { MetafieldName } from '../metafield/has-metafields.ts';
import type { MetafieldSource } from '../metafield/metafield-source.ts';

const NAMESPACE = 'custom';
const SALES = 'sales';

/** Sales that are open or announced, as JSON: title, percent, and when they open to everybody and end (ISO 8601). */
async function salesPromise({ db, now }: RequestContext): Promise<ShopPromise> {
  const sales = await announcedSales(db, now());
  const value = sales.map(({ title, percent, opensAt, endsAt }) => ({
    title,
    percent,
    opens_at: opensAt.toISOString(),
    ends_at: endsAt.toISOString(),
  }));
  return { key: SALES, type: 'json', value: JSON.stringify(value) };
}

/** The shop's own metafields: its promises to whoever asks, worked out for their country and this moment. */
export async function shopMetafield(
  { key, namespace }: MetafieldName,
  context: RequestContext,
): Promise<MetafieldSource | null> {
  if (namespace !== NAMESPACE) return null;
  const promises = () => [...shopPromises(context, context.now()), ...context.furtherPromises(context)];
  const promise = key === SALES ? await salesPromise(context) : promises().find((candidate) => candidate.key === key);
  return promise ? { record: { owner: 'shop', ownerId: 1, namespace, ...promise }, currency: context.currency } : null;
}
