import { sql } from 'kysely';
import type { CommerceTx } from '../store/commerce-database.ts';
import type { RangeCollection } from './collections.ts';
import type { SeededIds } from './seed-products.ts';

const PICTURE_SIZE = { tile: { width: 400, height: 400 }, scene: { width: 800, height: 1000 } };

function pictureColumns({ spec, alt }: RangeCollection['picture']) {
  const { width, height } = spec.startsWith('t/') ? PICTURE_SIZE.tile : PICTURE_SIZE.scene;
  return { picture_spec: spec, picture_alt: alt, picture_width: width, picture_height: height };
}

/** Writes the collections and the order of what hangs in them. */
export async function seedCollections(
  tx: CommerceTx,
  collections: readonly RangeCollection[],
  ids: SeededIds,
): Promise<void> {
  const rows = await tx
    .insertInto('commerce.collection')
    .values(
      collections.map(({ handle, title, words, picture }) => ({
        handle,
        title,
        description_html: `<p>${words}</p>`,
        ...pictureColumns(picture),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('handle').doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        description_html: eb.ref('excluded.description_html'),
        picture_spec: eb.ref('excluded.picture_spec'),
        picture_alt: eb.ref('excluded.picture_alt'),
        picture_width: eb.ref('excluded.picture_width'),
        picture_height: eb.ref('excluded.picture_height'),
        updated_at: sql<Date>`now()`,
      })),
    )
    .returning(['id', 'handle'])
    .execute();
  const collectionIds = new Map(rows.map(({ handle, id }) => [handle, id]));
  await tx
    .deleteFrom('commerce.collection_product')
    .where('collection_id', 'in', [...collectionIds.values()])
    .execute();
  const places = collections.flatMap(({ handle, products }) =>
    products.map((product, index) => ({
      collection_id: collectionIds.get(handle) ?? 0,
      product_id: ids.products.get(product) ?? 0,
      position: index + 1,
    })),
  );
  await tx.insertInto('commerce.collection_product').values(places).execute();
}
