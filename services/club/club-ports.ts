import type { TierId } from '@bluebird-bay/content/bay-club.ts';
import type { EmailTopic } from './emails/email-queue.ts';
import type { ReviewedProduct } from './reviews/settle-reviews.ts';
import type { CodeMaker } from './rewards/code-maker.ts';

/** A customer as the provider knows them, asked with their own token. */
export interface MemberProfile {
  /** Plain or global. */
  id: string;
  email: string | null;
  /** ISO 8601. */
  createdAt: string;
}

/** What an email of the club says. */
export type ClubEmail = { topic: EmailTopic; to: string; messageId: string; unsubscribeToken: string } & (
  | { topic: 'welcome'; referralCode: string }
  | { topic: 'reward'; reward: string; code: string; expiresAt: Date }
  | { topic: 'expiring'; points: number; on: Date }
  | { topic: 'tier'; tier: TierId }
);

/** What the club needs of others. */
export interface ClubPorts {
  /** Asks the provider whose token this is; undefined when the token is no good. */
  profileOf(accessToken: string): Promise<MemberProfile | undefined>;
  /** Asks the provider for a product by its handle; undefined when there is none. */
  productOf(handle: string): Promise<ReviewedProduct | undefined>;
  /** Makes codes at the provider; without it they come from the pool that staff fill. */
  codeMaker?: CodeMaker;
  /** Tells the provider a customer's tier, whose rules go by it; without it staff do. */
  tellTier?(customer: string, tier: TierId): Promise<void>;
  /** Sends an email; throws when it was not taken. */
  sendEmail(email: ClubEmail): Promise<void>;
}
