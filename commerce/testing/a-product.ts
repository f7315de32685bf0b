import { CURRENCY_CODES } from '../domain/money/currencies.ts';
import { priceIn } from '../domain/money/price-table.ts';
import type { CommerceDb } from '../store/commerce-database.ts';

/** What a test says about a product; everything it leaves out is ordinary. */
export interface ProductOptions {
  handle?: string;
  title?: string;
  kind?: string;
  tags?: string[];
  descriptionHtml?: string;
  optionName?: string;
  /** One variant for each value. */
  sizes?: string[];
  /** US cents, for all sizes; other currencies follow from the price table. */
  price?: number;
  compareAt?: number | null;
  /** Units on hand of each size. */
  stock?: number | readonly number[];
  rewardsOnly?: boolean;
  /** 'infinity' for one that has left the shop. */
  publishedAt?: Date | 'infinity';
  /** Art-kit addresses. */
  pictures?: string[];
  metafields?: ReadonlyArray<{ key: string; type: string; value: string }>;
  variantMetafields?: ReadonlyArray<{ key: string; type: string; value: string }>;
}

export interface ProductIds {
  id: number;
  handle: string;
  variantIds: number[];
}

let made = 0;

const stockOf = (stock: ProductOptions['stock'], index: number): number =>
  typeof stock === 'number' ? stock : (stock?.[index] ?? 1000);

async function addPrices(db: CommerceDb, variantIds: readonly number[], options: ProductOptions): Promise<void> {
  const { price = 4600, compareAt = null } = options;
  await db
    .insertInto('commerce.variant_price')
    .values(
      variantIds.flatMap((id) =>
        CURRENCY_CODES.map((currency) => ({
          variant_id: id,
          currency,
          amount: priceIn(price, currency),
          compare_at: compareAt === null ? null : priceIn(compareAt, currency),
        })),
      ),
    )
    .execute();
}

async function addMetafields(
  db: CommerceDb,
  owner: 'product' | 'variant',
  ownerIds: readonly number[],
  fields: ProductOptions['metafields'] = [],
): Promise<void> {
  const rows = ownerIds.flatMap((id) =>
    fields.map((field) => ({ owner_type: owner, owner_id: id, namespace: 'custom', ...field })),
  );
  if (rows.length > 0) await db.insertInto('commerce.metafield').values(rows).execute();
}

/** A product with sizes, pictures, stock, and prices in every currency. */
export async function aProduct(db: CommerceDb, options: ProductOptions = {}): Promise<ProductIds> {
  made += 1;
  const handle = options.handle ?? `kaila-top-sample-${made}`;
  const sizes = options.sizes ?? ['S', 'M', 'L'];
  const { id } = await db
    .insertInto('commerce.product')
    .values({
      handle,
      title: options.title ?? 'Kaila Triangle Top',
      kind: options.kind ?? 'top',
      description_html: options.descriptionHtml ?? '<p>Ties at the neck and the back.</p>',
      tags: options.tags ?? [],
      option_name: options.optionName ?? 'Size',
      option_values: sizes,
      rewards_only: options.rewardsOnly ?? false,
      published_at: options.publishedAt ?? new Date('2026-03-01T08:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const variants = await db
    .insertInto('commerce.variant')
    .values(
      sizes.map((size, index) => ({
        product_id: id,
        position: index + 1,
        option_value: size,
        sku: `${handle}-${size.replaceAll(' ', '')}`.toUpperCase(),
        on_hand: stockOf(options.stock, index),
        weight_grams: 120,
      })),
    )
    .returning('id')
    .execute();
  const variantIds = variants.map((variant) => variant.id);
  await addPrices(db, variantIds, options);
  const pictures = options.pictures ?? [`p/triangle/${handle}/flat-1`, `p/triangle/${handle}/model-1`];
  await db
    .insertInto('commerce.product_picture')
    .values(
      pictures.map((spec, index) => ({
        product_id: id,
        position: index + 1,
        spec,
        alt: `${handle}, view ${index + 1}`,
      })),
    )
    .execute();
  await addMetafields(db, 'product', [id], options.metafields);
  await addMetafields(db, 'variant', variantIds, options.variantMetafields);
  return { id, handle, variantIds };
}
