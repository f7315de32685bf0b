import { sql } from 'kysely';
import type { CommerceTx } from '../../store/commerce-database.ts';
import type { CatalogueCollection } from '../collections.ts';
import type { SeededIds } from './seed-products.ts';

const PICTURE_SIZE = { tile: { width: 400, height: 400 }, scene: { width: 800, height: 1000 } };

/** Of collections written at one moment the first counts as the latest: storefronts put that up front. */
function collectionRow({ handle, title, description, picture }: CatalogueCollection, index: number) {
  const { width, height } = picture.spec.startsWith('t/') ? PICTURE_SIZE.tile : PICTURE_SIZE.scene;
  return {
    handle,
    title,
    description_html: `<p>${description}</p>`,
    picture_spec: picture.spec,
    picture_alt: picture.alt,
    picture_width: width,
    picture_height: height,
    seconds_ago: index,
  };
}

async function writeCollections(
  tx: CommerceTx,
  collections: readonly CatalogueCollection[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; handle: string }>`
    insert into commerce.collection
      (handle, title, description_html, picture_spec, picture_alt, picture_width, picture_height, updated_at)
    select handle, title, description_html, picture_spec, picture_alt, picture_width, picture_height,
      now() - seconds_ago * interval '1 second'
    from jsonb_to_recordset(${JSON.stringify(collections.map(collectionRow))}::jsonb) as row
      (handle text, title text, description_html text, picture_spec text, picture_alt text, picture_width int,
       picture_height int, seconds_ago int)
    on conflict (handle) do update set title = excluded.title, description_html = excluded.description_html,
      picture_spec = excluded.picture_spec, picture_alt = excluded.picture_alt,
      picture_width = excluded.picture_width, picture_height = excluded.picture_height, updated_at = excluded.updated_at
    returning id, handle`.execute(tx);
  return new Map(rows.map(({ handle, id }) => [handle, id]));
}

/** What the page of a print tells of it: the metafield `custom.print_note` of its collection. */
async function writePrintNotes(
  tx: CommerceTx,
  collections: readonly CatalogueCollection[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  await tx
    .deleteFrom('commerce.metafield')
    .where('namespace', '=', 'custom')
    .where('owner_type', '=', 'collection')
    .execute();
  const rows = collections.flatMap(({ handle, note }) => (note ? [{ id: ids.get(handle) ?? 0, note }] : []));
  await sql`
    insert into commerce.metafield (owner_type, owner_id, namespace, key, type, value)
    select 'collection', id, 'custom', 'print_note', 'json', note
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ note }) => JSON.stringify(note))}::text[])
      as row (id, note)`.execute(tx);
}

/**
 * Of products written at one moment those that came in last count as the latest, in the order in which they hang: storefronts
 * put four of them up front, and by their ids those would be one cut in four prints.
 */
async function putArrivalsFirst(
  tx: CommerceTx,
  collections: readonly CatalogueCollection[],
  ids: SeededIds,
): Promise<void> {
  const arrivals = collections.find(({ handle }) => handle === 'new-arrivals')?.products ?? [];
  const first = arrivals.map((product) => ids.products.get(product) ?? 0);
  await sql`
    update commerce.product
    set updated_at = now() - coalesce(array_position(${first}::bigint[], id), ${first.length + 1}) * interval '1 second'
    where id = any(${[...ids.products.values()]}::bigint[])`.execute(tx);
}

/** Writes the collections and the order of what hangs in them; one that has left the catalogue is taken down. */
export async function seedCollections(
  tx: CommerceTx,
  collections: readonly CatalogueCollection[],
  ids: SeededIds,
): Promise<void> {
  const collectionIds = await writeCollections(tx, collections);
  const retained = [...collectionIds.values()];
  await sql`delete from commerce.collection where id <> all(${retained}::bigint[])`.execute(tx);
  await sql`delete from commerce.collection_product where collection_id = any(${retained}::bigint[])`.execute(tx);
  await writePrintNotes(tx, collections, collectionIds);
  await putArrivalsFirst(tx, collections, ids);
  const places = collections.flatMap(({ handle, products }) =>
    products.map((product, index) => ({
      collection: collectionIds.get(handle) ?? 0,
      product: ids.products.get(product) ?? 0,
      position: index + 1,
    })),
  );
  await sql`
    insert into commerce.collection_product (collection_id, product_id, position)
    select * from unnest(${places.map(({ collection }) => collection)}::bigint[],
      ${places.map(({ product }) => product)}::bigint[], ${places.map(({ position }) => position)}::int[])`.execute(tx);
}
