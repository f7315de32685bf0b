import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Address } from '../domain/checkout/address.ts';
import type { AttemptPhase, AttemptResponse } from '../domain/checkout/attempt.ts';
import type { OrderSnapshot } from '../domain/checkout/order-snapshot.ts';
import type { DeliveryMethod } from '../domain/delivery/delivery-rates.ts';
import type { SearchField } from '../domain/search/rank.ts';
import type { CustomerTables } from './customer-tables.ts';
import type { OrderTables } from './order-tables.ts';
import type { OutboxTables } from './outbox-tables.ts';

/** A key and its value, as carts, lines and orders carry them. */
export interface Attribute {
  key: string;
  value: string;
}

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export interface ProductTable {
  id: Generated<number>;
  handle: string;
  title: string;
  kind: string;
  description_html: Generated<string>;
  tags: Generated<string[]>;
  option_name: Generated<string>;
  option_values: string[];
  rewards_only: Generated<boolean>;
  published_at: Timestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface ProductPictureTable {
  product_id: number;
  position: number;
  spec: string;
  alt: string;
  width: Generated<number>;
  height: Generated<number>;
}

export interface VariantTable {
  id: Generated<number>;
  product_id: number;
  position: number;
  option_value: string;
  sku: string;
  on_hand: Generated<number>;
  reserved: Generated<number>;
  weight_grams: Generated<number>;
}

export interface VariantPriceTable {
  variant_id: number;
  currency: string;
  /** Minor units. */
  amount: number;
  compare_at: number | null;
}

export type MetafieldOwner = 'product' | 'variant' | 'collection';

export interface MetafieldTable {
  owner_type: MetafieldOwner;
  owner_id: number;
  namespace: string;
  key: string;
  type: string;
  value: string;
}

export interface CollectionTable {
  id: Generated<number>;
  handle: string;
  title: string;
  description_html: Generated<string>;
  picture_spec: string | null;
  picture_alt: string | null;
  picture_width: number | null;
  picture_height: number | null;
  updated_at: Timestamp;
}

export interface CollectionProductTable {
  collection_id: number;
  product_id: number;
  position: number;
}

/** Raised by triggers with every change of the catalogue but stock. */
export interface CatalogueVersionTable {
  only_row: Generated<boolean>;
  version: number;
}

export interface CatalogueSeedTable {
  only_row: Generated<boolean>;
  sha256: string;
  seeded_at: Timestamp;
}

export interface SearchWordTable {
  word: string;
}

export interface SearchPostingTable {
  word: string;
  product_id: number;
  field: SearchField;
}

export interface SearchStateTable {
  only_row: Generated<boolean>;
  version: number;
}

export interface CartTable {
  id: GeneratedAlways<number>;
  token: string;
  key_sha256: Buffer;
  country_code: string;
  email: string | null;
  phone: string | null;
  note: Generated<string>;
  attributes: JSONColumnType<Attribute[], string | undefined, string>;
  completed_at: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
  customer_id: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface CartLineTable {
  id: Generated<string>;
  cart_id: number;
  variant_id: number;
  quantity: number;
  attributes: JSONColumnType<Attribute[], string | undefined, string>;
  attributes_sha256: Buffer;
  position: GeneratedAlways<number>;
}

export interface CheckoutDraftTable {
  cart_id: number;
  email: string;
  delivery_address: JSONColumnType<Address>;
  billing_address: ColumnType<Address | null, string | null, string | null>;
  delivery_method: DeliveryMethod;
  updated_at: Timestamp;
}

export interface CheckoutAttemptTable {
  id: GeneratedAlways<number>;
  cart_id: number;
  key: string;
  request_hash: string;
  phase: AttemptPhase;
  snapshot: JSONColumnType<OrderSnapshot>;
  currency: string;
  /** Minor units. */
  amount: number;
  holds_stock: boolean;
  hold_until: ColumnType<Date, Date, Date>;
  gateway_reference: string | null;
  response: ColumnType<AttemptResponse | null, string | null, string | null>;
  created_at: ColumnType<Date, Date, never>;
  updated_at: ColumnType<Date, Date, Date>;
}

/** Every table of the provider, by its name in SQL. Columns are those of the files in migrations/. */
export interface CommerceTables extends CustomerTables, OutboxTables, OrderTables {
  'commerce.product': ProductTable;
  'commerce.product_picture': ProductPictureTable;
  'commerce.variant': VariantTable;
  'commerce.variant_price': VariantPriceTable;
  'commerce.metafield': MetafieldTable;
  'commerce.collection': CollectionTable;
  'commerce.collection_product': CollectionProductTable;
  'commerce.catalogue_version': CatalogueVersionTable;
  'commerce.catalogue_seed': CatalogueSeedTable;
  'commerce.search_word': SearchWordTable;
  'commerce.search_posting': SearchPostingTable;
  'commerce.search_state': SearchStateTable;
  'commerce.cart': CartTable;
  'commerce.cart_line': CartLineTable;
  'commerce.checkout_draft': CheckoutDraftTable;
  'commerce.checkout_attempt': CheckoutAttemptTable;
}
