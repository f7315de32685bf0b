import type { ContactTopic } from '@bluebird-bay/content/contact-topics.ts';
import type { ListId } from '@bluebird-bay/content/lists.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ReferralState } from '../club/rules/referral-outcome.ts';

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
  attempts: Generated<number>;
}

export interface WishlistTable {
  customer: string;
  products: string;
  /** A bigint, which the driver hands over as text. */
  version: Generated<string>;
  changed_at: Timestamp;
}

/** At most one row. */
export interface GiveawayDrawTable {
  only_row: Generated<boolean>;
  phrase: string;
  drawn_at: Timestamp;
  entries: number;
}

export interface GiveawayWinnerTable {
  place: number;
  email: string;
  number: string;
}

export interface ListEntryTable {
  list: ListId;
  email: string;
  subject: Generated<string>;
  token: string;
  asked_at: Timestamp;
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface ContactMessageTable {
  id: GeneratedAlways<number>;
  digest: string;
  topic: ContactTopic;
  name: string;
  email: string;
  order_number: Generated<string>;
  body: string;
  written_at: Timestamp;
  done_at: Moment;
  told_shop_at: Moment;
  told_writer_at: Moment;
  attempts: Generated<number>;
  due_at: Timestamp;
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

/** When something ended or will; null while it has not. */
type Moment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export interface ClubAccountTable {
  id: GeneratedAlways<number>;
  customer: string;
  customer_since: ColumnType<Date, Date | string, Date | string>;
  joined_at: Moment;
  closed_at: Moment;
  email: string | null;
  wants_emails: Generated<boolean>;
  unsubscribe_token: string;
  referral_code: string;
  birthday: string | null;
  birthday_told_at: Moment;
  available: GeneratedAlways<number>;
  pending: GeneratedAlways<number>;
  entries: GeneratedAlways<number>;
  tier: Generated<TierName>;
  tier_told: Generated<TierName>;
  tier_until: Moment;
  last_activity_at: Moment;
}

type TierName = 'paddler' | 'swimmer' | 'surfer';

export interface ClubEntryTable {
  id: GeneratedAlways<number>;
  account: number;
  seq: GeneratedAlways<number>;
  key: string;
  cause: string;
  subject: string;
  kind: string;
  detail: string;
  from_book: string;
  to_book: string;
  points: number;
  available_after: GeneratedAlways<number>;
  pending_after: GeneratedAlways<number>;
  occurred_at: ColumnType<Date, Date | string, never>;
  earned_at: ColumnType<Date | null, Date | string | null, never>;
  posted_at: ColumnType<Date, Date | string, never>;
}

export interface ClubOrderTable {
  id: string;
  customer: string | null;
  /** JSON of what webhooks said. */
  facts: ColumnType<unknown, string, string>;
  changed_at: Timestamp;
}

export interface ClubReviewTable {
  account: number;
  product_handle: string;
  product: string | null;
  product_title: string | null;
  written_at: Timestamp;
}

export interface ClubRedemptionTable {
  id: GeneratedAlways<number>;
  account: number;
  request_key: string;
  reward: string;
  points: number;
  code: string;
  state: 'making' | 'ready' | 'undoing' | 'undone' | 'used' | 'expired';
  made_at: ColumnType<Date, Date | string, never>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  used_in: string | null;
  ended_at: Moment;
  leased_until: Moment;
}

export interface ClubCodeTable {
  code: string;
  reward: string;
  ends_at: Moment;
  imported_at: Timestamp;
}

export interface ClubReferralTable {
  id: GeneratedAlways<number>;
  referrer: number;
  friend: number;
  claimed_at: ColumnType<Date, Date | string, never>;
  masked_email: string | null;
  state: Generated<ReferralState>;
}

export interface ClubVoidTable {
  account: number;
  subject: string;
  reason: string;
  voided_at: ColumnType<Date, Date | string, never>;
}

export interface ClubEmailTable {
  id: GeneratedAlways<number>;
  account: number;
  topic: string;
  key: string;
  payload: ColumnType<unknown, string, never>;
  attempts: Generated<number>;
  due_at: ColumnType<Date, Date | string, Date | string>;
  sent_at: Moment;
}

export interface ClubSaltTable {
  only_row: Generated<boolean>;
  salt: Generated<string>;
}

export interface ThrottleWindowTable {
  key_sha256: Buffer;
  until: Date;
  asked: number;
}

export interface LeaseTable {
  name: string;
  holder: string;
  until: Timestamp;
}

export interface GivenPictureTable {
  spec: string;
}

/** Every table of our own services, by its name in SQL. Columns are those of the files in migrations/. */
export interface ServicesTables {
  'services.review': ReviewTable;
  'services.review_sample': ReviewSampleTable;
  'services.stock_request': StockRequestTable;
  'services.wishlist': WishlistTable;
  'services.giveaway_draw': GiveawayDrawTable;
  'services.giveaway_winner': GiveawayWinnerTable;
  'services.list_entry': ListEntryTable;
  'services.contact_message': ContactMessageTable;
  'services.student_request': StudentRequestTable;
  'services.webhook_delivery': WebhookDeliveryTable;
  'services.club_account': ClubAccountTable;
  'services.club_entry': ClubEntryTable;
  'services.club_order': ClubOrderTable;
  'services.club_review': ClubReviewTable;
  'services.club_redemption': ClubRedemptionTable;
  'services.club_code': ClubCodeTable;
  'services.club_referral': ClubReferralTable;
  'services.club_void': ClubVoidTable;
  'services.club_email': ClubEmailTable;
  'services.club_salt': ClubSaltTable;
  'services.lease': LeaseTable;
  'services.throttle_window': ThrottleWindowTable;
  'services.given_picture': GivenPictureTable;
}
