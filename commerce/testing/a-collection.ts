import type { CommerceDb } from '../store/commerce-database.ts';

/** What a test says about a collection; everything it leaves out is ordinary. */
export interface CollectionOptions {
  handle?: string;
  title?: string;
  descriptionHtml?: string;
  picture?: string | null;
  /** Products in their order. */
  productIds?: readonly number[];
}

let made = 0;

/** A collection of the given products. */
export async function aCollection(
  db: CommerceDb,
  options: CollectionOptions = {},
): Promise<{ id: number; handle: string }> {
  made += 1;
  const handle = options.handle ?? `sunset-beach-${made}`;
  const picture = options.picture === undefined ? 's/sunset-beach' : options.picture;
  const { id } = await db
    .insertInto('commerce.collection')
    .values({
      handle,
      title: options.title ?? 'Sunset Beach',
      description_html: options.descriptionHtml ?? '<p>The hour before dinner, in six prints.</p>',
      picture_spec: picture,
      picture_alt: picture === null ? null : 'A beach in the last light',
      picture_width: picture === null ? null : 1600,
      picture_height: picture === null ? null : 900,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const productIds = options.productIds ?? [];
  if (productIds.length > 0)
    await db
      .insertInto('commerce.collection_product')
      .values(productIds.map((productId, index) => ({ collection_id: id, product_id: productId, position: index + 1 })))
      .execute();
  return { id, handle };
}
