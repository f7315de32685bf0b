import type { CommerceDb, CommerceTx } from '../commerce-database.ts';

/** A picture of the art kit: its address, what it shows, and its size in pixels where that is known. */
export interface PictureRecord {
  spec: string;
  alt: string | null;
  width: number | null;
  height: number | null;
}

/** The pictures of each of these products, in their order, by the product's id. */
export async function picturesOfProducts(
  db: CommerceDb | CommerceTx,
  productIds: readonly number[],
): Promise<Map<number, PictureRecord[]>> {
  const rows = await db
    .selectFrom('commerce.product_picture')
    .select(['product_id', 'spec', 'alt', 'width', 'height'])
    .where('product_id', 'in', [...productIds])
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, (row) => row.product_id);
}

/** A picture that shows some product; undefined for an address nobody shows. */
export async function findPicture(db: CommerceDb | CommerceTx, spec: string): Promise<PictureRecord | undefined> {
  return db
    .selectFrom('commerce.product_picture')
    .select(['spec', 'alt', 'width', 'height'])
    .where('spec', '=', spec)
    .orderBy('product_id')
    .limit(1)
    .executeTakeFirst();
}
