import { sql } from 'kysely';
import { CURRENCIES, priceIn } from '../domain/money/price-table.ts';
import type { CommerceTx } from '../store/commerce-database.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import type { SeededIds } from './seed-products.ts';

interface PriceColumns {
  variant: number[];
  currency: string[];
  amount: number[];
  was: (number | null)[];
}

/** A price for each variant and currency, in parallel columns for `unnest`. */
function priceColumns(products: readonly CatalogueProduct[], variants: ReadonlyMap<string, number>): PriceColumns {
  const columns: PriceColumns = { variant: [], currency: [], amount: [], was: [] };
  for (const { variants: sizes, usd, wasUsd } of products) {
    for (const currency of CURRENCIES) {
      const was = wasUsd === undefined ? undefined : priceIn(wasUsd, currency);
      for (const variant of sizes) {
        const amount = priceIn(variant.usd ?? usd, currency);
        columns.variant.push(variants.get(variant.sku) ?? 0);
        columns.currency.push(currency);
        columns.amount.push(amount);
        columns.was.push(was !== undefined && was > amount ? was : null);
      }
    }
  }
  return columns;
}

/** Writes what every variant costs in every currency; rows that say the same already are left alone. */
export async function seedPrices(tx: CommerceTx, products: readonly CatalogueProduct[], ids: SeededIds): Promise<void> {
  const { variant, currency, amount, was } = priceColumns(products, ids.variants);
  await sql`
    insert into commerce.variant_price as kept (variant_id, currency, amount, compare_at)
    select * from unnest(${variant}::bigint[], ${currency}::text[], ${amount}::bigint[], ${was}::bigint[])
    on conflict (variant_id, currency) do update set amount = excluded.amount, compare_at = excluded.compare_at
    where (kept.amount, kept.compare_at) is distinct from (excluded.amount, excluded.compare_at)`.execute(tx);
}
