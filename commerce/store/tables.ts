import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { BuyerPreferences } from '../domain/cart/buyer-preferences.ts';
import type { CartMetafield } from '../domain/cart/cart-metafields.ts';
import type { SelectableAddress } from '../domain/cart/postal-address.ts';
import type { Address } from '../domain/checkout/address.ts';
import type { AttemptPhase, AttemptResponse } from '../domain/checkout/attempt.ts';
import type { OrderSnapshot } from '../domain/checkout/order-snapshot.ts';
import type { DeliveryMethod } from '../domain/delivery/delivery-rates.ts';
import type { DiscountClass, DiscountValue } from '../domain/discount/discount.ts';
import type { SearchField } from '../domain/search/rank.ts';
import type { CustomerTables } from './customer-tables.ts';
import type { Attribute, OrderTables } from './order-tables.ts';
import type { OutboxTables } from './outbox-tables.ts';
import type { ReturnTables } from './return-tables.ts';

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
  /** Staff have taken it out of the shop. */
  withdrawn: Generated<boolean>;
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
  shown: string;
}

export interface SearchPostingTable {
  word: string;
  product_id: number;
  field: SearchField;
}

export interface SearchVersionTable {
  only_row: Generated<boolean>;
  version: number;
}

export interface SearchChangeTable {
  id: GeneratedAlways<number>;
  product_id: number;
}

/** A view: a release before this one reads it while both run. */
export interface SearchStateTable {
  only_row: boolean;
  version: number;
}

export interface SoldOutChangeTable {
  variant_id: number;
  xid: Generated<string>;
  changed_at: Generated<Date>;
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
  discount_codes: Generated<string[]>;
  gift_card_ids: Generated<number[]>;
  delivery_addresses: JSONColumnType<SelectableAddress[], string | undefined, string>;
  delivery_method: DeliveryMethod | null;
  metafields: JSONColumnType<CartMetafield[], string | undefined, string>;
  preferences: JSONColumnType<BuyerPreferences | null, string | null | undefined, string | null>;
  storefront: ColumnType<string | null, string | null | undefined, string>;
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

export interface PageTable {
  id: Generated<number>;
  handle: string;
  title: string;
  body_html: Generated<string>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface BlogTable {
  id: Generated<number>;
  handle: string;
  title: string;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface ArticleTable {
  id: Generated<number>;
  blog_id: number;
  handle: string;
  title: string;
  body_html: Generated<string>;
  excerpt_html: string | null;
  author_name: string;
  tags: Generated<string[]>;
  picture_spec: string | null;
  picture_alt: string | null;
  picture_width: number | null;
  picture_height: number | null;
  published_at: Timestamp;
  updated_at: Timestamp;
}

export interface PolicyTable {
  kind: 'privacy' | 'refund' | 'shipping' | 'subscription' | 'terms';
  title: string;
  body_html: string;
  path: string;
}

export interface MenuTable {
  handle: string;
  title: string;
}

export interface MenuItemTable {
  id: Generated<number>;
  menu_handle: string;
  parent_id: number | null;
  position: number;
  title: string;
  type: 'CATALOG' | 'COLLECTION' | 'COLLECTIONS' | 'FRONTPAGE' | 'HTTP' | 'PAGE' | 'PRODUCT' | 'SEARCH';
  resource_handle: string | null;
  target: string;
}

export interface UrlRedirectTable {
  id: Generated<number>;
  path: string;
  target: string;
  created_at: Timestamp;
}

export interface DiscountTable {
  id: Generated<number>;
  title: string;
  value_kind: DiscountValue['kind'];
  percent: number | null;
  usd_minor: number | null;
  class: DiscountClass;
  kinds: Generated<string[]>;
  max_pieces: number | null;
  minimum_usd: number | null;
  minimum_pieces: number | null;
  starts_at: NullableTimestamp;
  ends_at: NullableTimestamp;
  usage_limit: number | null;
  once_per_customer: Generated<boolean>;
  first_order_only: Generated<boolean>;
  granted_only: Generated<boolean>;
  combines_with: Generated<DiscountClass[]>;
  unlocks: string | null;
  created_at: Timestamp;
}

export interface PlannedSaleTable {
  id: GeneratedAlways<number>;
  title: string;
  percent: number;
  tag: string | null;
  opens_at: Date;
  ends_at: Date;
}

export interface DiscountCodeTable {
  code: string;
  code_key: GeneratedAlways<string>;
  discount_id: number;
  used: Generated<number>;
}

export interface DiscountGrantTable {
  discount_id: number;
  email: string;
  granted_at: Timestamp;
}

export interface DiscountUseTable {
  discount_id: number;
  cart_id: number;
  code_key: string;
  email: string;
  once: boolean;
  used_at: Timestamp;
}

export interface GiftCardTable {
  id: GeneratedAlways<number>;
  code_sha256: Buffer;
  last_characters: string;
  currency: string;
  /** Minor units: the sum of its entries. */
  balance: number;
  expires_at: NullableTimestamp;
  disabled_at: NullableTimestamp;
  created_at: Timestamp;
}

export interface GiftCardSaleTable {
  gift_card_id: number;
  order_id: number;
  position: number;
  piece: number;
}

export interface GiftCardEntryTable {
  gift_card_id: number;
  key: string;
  amount: number;
  reason: 'issued' | 'paid' | 'refunded';
  created_at: Timestamp;
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
export interface CommerceTables extends CustomerTables, OutboxTables, OrderTables, ReturnTables {
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
  'commerce.search_change': SearchChangeTable;
  'commerce.search_version': SearchVersionTable;
  'commerce.search_state': SearchStateTable;
  'commerce.sold_out_change': SoldOutChangeTable;
  'commerce.cart': CartTable;
  'commerce.cart_line': CartLineTable;
  'commerce.page': PageTable;
  'commerce.blog': BlogTable;
  'commerce.article': ArticleTable;
  'commerce.policy': PolicyTable;
  'commerce.menu': MenuTable;
  'commerce.menu_item': MenuItemTable;
  'commerce.url_redirect': UrlRedirectTable;
  'commerce.discount': DiscountTable;
  'commerce.planned_sale': PlannedSaleTable;
  'commerce.discount_code': DiscountCodeTable;
  'commerce.discount_grant': DiscountGrantTable;
  'commerce.discount_use': DiscountUseTable;
  'commerce.gift_card': GiftCardTable;
  'commerce.gift_card_entry': GiftCardEntryTable;
  'commerce.gift_card_sale': GiftCardSaleTable;
  'commerce.checkout_draft': CheckoutDraftTable;
  'commerce.checkout_attempt': CheckoutAttemptTable;
}
