import type { Selectable } from 'kysely';
import type { BuyerPreferences } from '../../domain/cart/buyer-preferences.ts';
import type { CartMetafield } from '../../domain/cart/cart-metafields.ts';
import type { SelectableAddress } from '../../domain/cart/postal-address.ts';
import type { DeliveryMethod } from '../../domain/delivery/delivery-rates.ts';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import type { Attribute } from '../order-tables.ts';
import type { CartTable } from '../tables.ts';
import { type CartCredentials, hashCartSecret } from './cart-credentials.ts';

/** A cart without its lines. `id` is internal; outside it is known by `token` and a secret that is not kept. */
export interface CartRecord {
  id: number;
  token: string;
  /** ISO 3166 code of the buyer's country; decides the currency. */
  countryCode: string;
  /** Who was signed in when the cart was last told. */
  customerId: number | null;
  email: string | null;
  phone: string | null;
  note: string;
  attributes: readonly Attribute[];
  /** As they were entered, working or not. */
  discountCodes: readonly string[];
  giftCardIds: readonly number[];
  /** Where it may be sent, in the order they were added. */
  deliveryAddresses: readonly SelectableAddress[];
  /** Null until one is chosen. */
  deliveryMethod: DeliveryMethod | null;
  metafields: readonly CartMetafield[];
  preferences: BuyerPreferences | null;
  /** Origin of the storefront whose page made the cart; null for the shop's own. */
  storefront: string | null;
  /** Set once an order stands for the cart; from then on it answers as if it were not there. */
  completedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** What a new cart may be told at once. */
export interface NewCart {
  countryCode: string;
  customerId?: number | null;
  email?: string | null;
  phone?: string | null;
  note?: string;
  attributes?: readonly Attribute[];
  discountCodes?: readonly string[];
  giftCardIds?: readonly number[];
  deliveryAddresses?: readonly SelectableAddress[];
  deliveryMethod?: DeliveryMethod | null;
  metafields?: readonly CartMetafield[];
  preferences?: BuyerPreferences | null;
  storefront?: string | null;
}

/** Fields of a cart that a buyer may change; absent ones stay as they are. */
export type CartChanges = Partial<Omit<NewCart, 'storefront'>>;

export function parseCart(row: Selectable<CartTable>): CartRecord {
  return {
    id: row.id,
    token: row.token,
    countryCode: row.country_code,
    customerId: row.customer_id,
    email: row.email,
    phone: row.phone,
    note: row.note,
    attributes: row.attributes,
    discountCodes: row.discount_codes,
    giftCardIds: row.gift_card_ids.map(Number),
    deliveryAddresses: row.delivery_addresses,
    deliveryMethod: row.delivery_method,
    metafields: row.metafields,
    preferences: row.preferences,
    storefront: row.storefront,
    completedAt: row.completed_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** The cart that both halves of the credentials open, completed or not; undefined for a wrong key and an unknown cart alike. */
export async function findCartByCredentials(
  db: CommerceDb | CommerceTx,
  { token, secret }: CartCredentials,
): Promise<CartRecord | undefined> {
  const row = await db
    .selectFrom('commerce.cart')
    .selectAll()
    .where('token', '=', token)
    .where('key_sha256', '=', hashCartSecret(secret))
    .executeTakeFirst();
  return row && parseCart(row);
}
