import { type Selectable, sql } from 'kysely';
import type { Discount, DiscountValue, FoundCode } from '../../domain/discount/discount.ts';
import { SAMPLE_DISCOUNTS } from '../../domain/discount/sample-codes.ts';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import type { DiscountTable } from '../tables.ts';

/** Stores the sample codes that are not there yet: what the shop has made of one is not undone. */
export async function seedDiscounts(db: CommerceDb | CommerceTx): Promise<void> {
  const rows = await db.selectFrom('commerce.discount').select('title').execute();
  const known = new Set(rows.map(({ title }) => title));
  for (const { discount, codes } of SAMPLE_DISCOUNTS)
    if (!known.has(discount.title)) await saveDiscount(db, discount, codes);
}

/** A code finds its discount in any case. */
export const codeKey = (code: string): string => code.trim().toUpperCase();

function discountValue(row: Selectable<DiscountTable>): DiscountValue {
  if (row.value_kind === 'percentage') return { kind: 'percentage', percent: row.percent ?? 0 };
  return row.value_kind === 'fixed' ? { kind: 'fixed', usdMinor: row.usd_minor ?? 0 } : { kind: 'freeDelivery' };
}

function parseDiscount(row: Selectable<DiscountTable>): Discount {
  return {
    id: row.id,
    title: row.title,
    value: discountValue(row),
    class: row.class,
    kinds: row.kinds,
    maxItems: row.max_pieces,
    minimumUsd: row.minimum_usd,
    minimumItems: row.minimum_pieces,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    usageLimit: row.usage_limit,
    oncePerCustomer: row.once_per_customer,
    firstOrderOnly: row.first_order_only,
    grantedOnly: row.granted_only,
    combinesWith: row.combines_with,
    unlocks: row.unlocks,
  };
}

type FoundRow = Selectable<DiscountTable> & {
  code: string;
  code_key: string;
  used: number;
  used_before: boolean;
  has_ordered: boolean;
  is_granted: boolean;
};

/** What there is to know of these codes, by {@link codeKey}; unknown ones are left out. `email` is the buyer's, if known. */
export async function findCodes(
  db: CommerceDb | CommerceTx,
  codes: readonly string[],
  email: string | null,
): Promise<Map<string, FoundCode>> {
  if (codes.length === 0) return new Map();
  const buyer = email?.toLowerCase() ?? null;
  const { rows } = await sql<FoundRow>`
    select discount.*, code.code, code.code_key, code.used,
      exists (select from commerce.discount_use as use where use.discount_id = discount.id and use.email = ${buyer}) as used_before,
      exists (select from commerce."order" as placed where lower(placed.email) = ${buyer}) as has_ordered,
      exists (select from commerce.discount_grant as granted
        where granted.discount_id = discount.id and granted.email = ${buyer}) as is_granted
    from commerce.discount_code as code join commerce.discount as discount on discount.id = code.discount_id
    where code.code_key = any(${codes.map(codeKey)}::text[])`.execute(db);
  return new Map(
    rows.map((row) => [
      row.code_key,
      {
        discount: parseDiscount(row),
        code: row.code,
        used: row.used,
        customer:
          buyer === null
            ? undefined
            : { usedBefore: row.used_before, hasOrdered: row.has_ordered, isGranted: row.is_granted },
      },
    ]),
  );
}

/** A discount to be stored; what is left out asks nothing. */
export type NewDiscount = Pick<Discount, 'title' | 'value' | 'class'> & Partial<Omit<Discount, 'id'>>;

/** What a discount asks that is told nothing of it: nothing. */
const ASKS_NOTHING = {
  kinds: [],
  maxItems: null,
  minimumUsd: null,
  minimumItems: null,
  startsAt: null,
  endsAt: null,
  usageLimit: null,
  oncePerCustomer: false,
  firstOrderOnly: false,
  grantedOnly: false,
  combinesWith: [],
  unlocks: null,
} as const satisfies Partial<Discount>;

function columnsOf({ title, value, class: group, ...told }: NewDiscount) {
  const discount = { ...ASKS_NOTHING, ...told };
  return {
    title,
    value_kind: value.kind,
    percent: value.kind === 'percentage' ? value.percent : null,
    usd_minor: value.kind === 'fixed' ? value.usdMinor : null,
    class: group,
    kinds: [...discount.kinds],
    max_pieces: discount.maxItems,
    minimum_usd: discount.minimumUsd,
    minimum_pieces: discount.minimumItems,
    starts_at: discount.startsAt,
    ends_at: discount.endsAt,
    usage_limit: discount.usageLimit,
    once_per_customer: discount.oncePerCustomer,
    first_order_only: discount.firstOrderOnly,
    granted_only: discount.grantedOnly,
    combines_with: [...discount.combinesWith],
    unlocks: discount.unlocks,
  };
}

/** Whether there is a discount under this title already. */
export async function isDiscountTitleTaken(db: CommerceDb | CommerceTx, title: string): Promise<boolean> {
  const row = await db.selectFrom('commerce.discount').select('id').where('title', '=', title).executeTakeFirst();
  return row !== undefined;
}

/** Stores a discount and its codes, or brings the one with this title up to date. Returns its id. */
export async function saveDiscount(
  db: CommerceDb | CommerceTx,
  discount: NewDiscount,
  codes: readonly string[],
): Promise<number> {
  const columns = columnsOf(discount);
  const { id } = await db
    .insertInto('commerce.discount')
    .values(columns)
    .onConflict((conflict) => conflict.column('title').doUpdateSet(columns))
    .returning('id')
    .executeTakeFirstOrThrow();
  if (codes.length > 0)
    await db
      .insertInto('commerce.discount_code')
      .values(codes.map((code) => ({ code, discount_id: id })))
      .onConflict((conflict) => conflict.column('code_key').doUpdateSet({ discount_id: id }))
      .execute();
  return id;
}

/** Lets a customer use the discount of a code that must be granted. Again is no error. False for an unknown code. */
export async function grantDiscount(db: CommerceDb | CommerceTx, code: string, email: string): Promise<boolean> {
  const known = await db
    .selectFrom('commerce.discount_code')
    .select('discount_id')
    .where('code_key', '=', codeKey(code))
    .executeTakeFirst();
  if (!known) return false;
  await db
    .insertInto('commerce.discount_grant')
    .values({ discount_id: known.discount_id, email: email.toLowerCase() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}
