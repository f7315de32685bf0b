import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

export interface ReviewTable {
  id: GeneratedAlways<number>;
  product_handle: string;
  star: number;
  title: string;
  body: string;
  fit: 'small' | 'true' | 'large' | null;
  build: string | null;
  height_inches: number | null;
  size_bought: string | null;
  size_usual: string | null;
  helpful_count: Generated<number>;
  verified: Generated<boolean>;
  display_name: string;
  written_on: ColumnType<Date, string, string>;
  created_at: Timestamp;
  sample_key: string | null;
  customer: Generated<string | null>;
}

export interface ReviewSampleTable {
  only_row: Generated<boolean>;
  sha256: string;
  seeded_at: Timestamp;
}

export interface StockRequestTable {
  id: GeneratedAlways<number>;
  variant: string;
  email: string;
  asked_at: Timestamp;
  leased_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface WishlistTable {
  customer: string;
  products: string;
  /** A bigint, which the driver hands over as text. */
  version: Generated<string>;
  changed_at: Timestamp;
}

export interface NewsletterSubscriberTable {
  email: string;
  place: string;
  signed_up_at: Timestamp;
  last_asked_at: Timestamp;
}

export interface StudentRequestTable {
  email: string;
  token_sha256: string;
  asked_at: Timestamp;
  expires_at: ColumnType<Date, Date, Date>;
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface WebhookDeliveryTable {
  id: string;
  topic: string;
  received_at: Timestamp;
}

/** Every table of our own services, by its name in SQL. Columns are those of the files in migrations/. */
export interface ServicesTables {
  'services.review': ReviewTable;
  'services.review_sample': ReviewSampleTable;
  'services.stock_request': StockRequestTable;
  'services.wishlist': WishlistTable;
  'services.newsletter_subscriber': NewsletterSubscriberTable;
  'services.student_request': StudentRequestTable;
  'services.webhook_delivery': WebhookDeliveryTable;
}
