import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { sql } from 'kysely';
import { CURRENCY_CODES } from '../domain/money/currencies.ts';
import { priceIn } from '../domain/money/price-table.ts';
import { COLOURS } from '../domain/search/colour-families.ts';
import type { CommerceDb, CommerceTx } from '../store/commerce-database.ts';

const KINDS = ['top', 'bottoms', 'one-piece', 'set', 'dress', 'skirt', 'towel', 'hat', 'tote-bag', 'sarong'];

const MADE = sql`product.handle like 'piece-%'`;
/** Where they stand in a collection: behind all that are there. */
const BEHIND = 1_000_000;

/** What {@link aLargeCatalogue} made. */
export interface LargeCatalogue {
  products: number;
  variants: number;
}

/** How large. */
export interface CatalogueSize {
  products?: number;
  currencies?: readonly string[];
}

/**
 * A catalogue of the size the shop may grow to: 1,500 products, 8,100 variants, prices in every currency, all in the
 * collection `all`, a third of them in `tops`; of any other size for who asks. Made in SQL within a few seconds, always the same, and
 * beside whatever is there.
 */
export const aLargeCatalogue = (db: CommerceDb, size: CatalogueSize = {}): Promise<LargeCatalogue> =>
  withTx(db, async (tx) => commit(await fill(tx, size)), { isLong: true });

async function fill(
  db: CommerceTx,
  { products = 1500, currencies = CURRENCY_CODES }: CatalogueSize,
): Promise<LargeCatalogue> {
  await sql`
    insert into commerce.product (handle, title, kind, tags, option_values, published_at)
    select 'piece-' || n, (array['Kaila', 'Zoey', 'Aaliyah', 'Marina', 'Cove', 'Lido'])[1 + n % 6] || ' Piece ' || n,
      (${KINDS}::text[])[1 + n % ${sql.lit(KINDS.length)}],
      array['filter_' || (${COLOURS}::text[])[1 + n % ${sql.lit(COLOURS.length)}], 'print_' || n % 115]
        || case when n % 5 = 0 then array['sale'] else '{}' end || case when n % 17 = 0 then array['new'] else '{}' end,
      case when n % 10 = 0 then array['One Size'] else array['XS', 'S', 'M', 'L', 'XL', 'XXL'] end,
      '2026-03-01'::timestamptz + n % 200 * interval '1 day'
    from generate_series(1, ${products}::int) as n`.execute(db);
  await sql`
    insert into commerce.variant (product_id, position, option_value, sku, on_hand)
    select product.id, size.place, size.value, upper(product.handle) || '-' || replace(upper(size.value), ' ', '-'),
      case when (product.id * 7 + size.place * 13) % 9 = 0 then 0 else 25 end
    from commerce.product cross join lateral unnest(product.option_values) with ordinality as size (value, place)
    where ${MADE}`.execute(db);
  const prices = Array.from({ length: 80 }, (_none, index) => (10 + index) * 100);
  for (const currency of currencies) {
    await sql`
      insert into commerce.variant_price (variant_id, currency, amount, compare_at)
      select variant.id, ${currency}, price.amount, case when product.tags @> array['sale'] then price.amount * 2 end
      from commerce.variant join commerce.product on product.id = variant.product_id
      join unnest(${prices}::int[], ${prices.map((usd) => priceIn(usd, currency))}::bigint[]) as price (usd, amount)
        on price.usd = (10 + product.id * 31 % 80) * 100
      where ${MADE}`.execute(db);
  }
  await sql`
    insert into commerce.product_picture (product_id, position, spec, alt)
    select id, place, 'p/triangle/passionfruit/flat-' || place, handle || ', view ' || place
    from commerce.product cross join generate_series(1, 4) as place where ${MADE}`.execute(db);
  await sql`
    insert into commerce.metafield (owner_type, owner_id, namespace, key, type, value)
    select 'product', id, 'custom', field.key, 'single_line_text_field', field.key || ' ' || id
    from commerce.product cross join (values ('print'), ('fabric'), ('care'), ('fit')) as field (key)
    where ${MADE}`.execute(db);
  for (const { handle, step } of [
    { handle: 'all', step: 1 },
    { handle: 'tops', step: 3 },
  ]) {
    await sql`
      with collection as materialized (
        insert into commerce.collection (handle, title) values (${handle}, ${handle})
        on conflict (handle) do update set title = commerce.collection.title returning id
      )
      insert into commerce.collection_product (collection_id, product_id, position)
      select collection.id, product.id, ${BEHIND} + row_number() over (order by md5(product.handle))
      from collection, commerce.product where ${MADE} and product.id % ${sql.lit(step)} = 0`.execute(db);
  }
  await sql`analyze`.execute(db);
  const { rows } = await sql<LargeCatalogue>`
    select (select count(*)::int from commerce.product) as products, (select count(*)::int from commerce.variant) as variants`.execute(
    db,
  );
  return rows[0] ?? { products: 0, variants: 0 };
}
