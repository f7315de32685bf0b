import { sql } from 'kysely';
import { CURRENCY_CODES } from '../../domain/money/currencies.ts';
import { priceIn } from '../../domain/money/price-table.ts';
import type { CommerceTx } from '../../store/commerce-database.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import type { SeededIds } from './seed-products.ts';

interface Price {
  sku: string;
  currency: string;
  amount: number;
  was: number | null;
}

/** What the variants of a product cost in a currency. */
function pricesIn(currency: string, { variants, usd, wasUsd }: CatalogueProduct): Price[] {
  const was = wasUsd === undefined ? 0 : priceIn(wasUsd, currency);
  return variants.map((variant) => {
    const amount = priceIn(variant.usd ?? usd, currency);
    return { sku: variant.sku, currency, amount, was: was > amount ? was : null };
  });
}

/** Writes what every variant costs in every currency; rows that say the same already are left alone. */
export async function seedPrices(tx: CommerceTx, products: readonly CatalogueProduct[], ids: SeededIds): Promise<void> {
  const prices = products.flatMap((product) => CURRENCY_CODES.flatMap((currency) => pricesIn(currency, product)));
  const variant = prices.map(({ sku }) => ids.variants.get(sku) ?? 0);
  const currency = prices.map((price) => price.currency);
  const amount = prices.map((price) => price.amount);
  const was = prices.map((price) => price.was);
  await sql`
    insert into commerce.variant_price as kept (variant_id, currency, amount, compare_at)
    select * from unnest(${variant}::bigint[], ${currency}::text[], ${amount}::bigint[], ${was}::bigint[])
    on conflict (variant_id, currency) do update set amount = excluded.amount, compare_at = excluded.compare_at
    where (kept.amount, kept.compare_at) is distinct from (excluded.amount, excluded.compare_at)`.execute(tx);
}
