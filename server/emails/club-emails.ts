import { BONUS_POINTS, REWARDS } from '@bluebird-bay/content/bay-club.ts';
import { earlyText } from '@bluebird-bay/contract/early-sales.ts';
import { MEMBERS_FREE_FROM_USD } from '@bluebird-bay/contract/free-from.ts';
import type { EmailContent, EmailPart } from '@bluebird-bay/emails/email-content.ts';
import { UNSUBSCRIBE_FROM_CLUB } from '@bluebird-bay/services/club/club-contract.ts';
import type { ClubEmail } from '@bluebird-bay/services/club/club-ports.ts';
import { isNews } from '@bluebird-bay/services/club/emails/email-queue.ts';
import { rewardName, tierName } from '@bluebird-bay/services/club/entry-titles.ts';
import { paths } from '@bluebird-bay/storefront/src/paths.ts';
import { CLUB_EMAIL_PATH } from '../forms/club-email-page.ts';
import type { Post } from './post.ts';

const NUMBER = new Intl.NumberFormat('en-US');
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const MEMBER = 'You get this because you are a member of Bay Club.';

const PERKS = {
  paddler: `A point for every dollar, points on your birthday, and sales ${earlyText('paddler')} before everybody else.`,
  swimmer: `From now on shipping is free from $${MEMBERS_FREE_FROM_USD}, and sales open ${earlyText('swimmer')} early for you.`,
  surfer: `From now on express shipping is free, and sales open ${earlyText('surfer')} early for you.`,
} as const;

/** What the welcome is enough for. */
const FIRST_REWARD = rewardName(REWARDS[0].id);

type Written = Omit<EmailContent, 'reason'>;

interface ClubEmailParts {
  post: Post;
  shopOrigin: string;
  /** Whether a code that was made can be ended before its time, which not every provider does. */
  canUndo: boolean;
}

const TOGETHER: EmailPart = {
  kind: 'picture',
  picture: {
    spec: 's/blog-meet-the-sunchasers',
    alt: 'Three friends in front of a large sun, in prints of the season',
  },
  width: 1200,
  height: 800,
};

function written(email: ClubEmail, { shopOrigin, canUndo }: Pick<ClubEmailParts, 'shopOrigin' | 'canUndo'>): Written {
  const link = (path: string): string => `${shopOrigin}${path}`;
  switch (email.topic) {
    case 'welcome':
      return {
        subject: `${NUMBER.format(BONUS_POINTS.welcome)} points to start with`,
        preview: `Enough for ${FIRST_REWARD}, and every dollar you spend brings another one.`,
        heading: 'Welcome to Bay Club',
        parts: [
          TOGETHER,
          {
            kind: 'text',
            text: `${NUMBER.format(BONUS_POINTS.welcome)} points are on your account: enough for ${FIRST_REWARD}. Every dollar you spend brings another one, once your order ships.`,
          },
          { kind: 'action', label: 'See my points', href: link(paths.club()) },
          { kind: 'text', text: `Bring a friend and you both get ${BONUS_POINTS.referral} points.` },
          { kind: 'code', label: 'Your code for them', code: email.referralCode },
        ],
      };
    case 'reward':
      return {
        subject: `Your code: ${rewardName(email.reward)}`,
        preview: `It works once, until ${DAY.format(email.expiresAt)}. The code is inside.`,
        heading: 'Points well spent',
        parts: [
          { kind: 'code', label: rewardName(email.reward), code: email.code },
          {
            kind: 'text',
            text: `The code works once, until ${DAY.format(email.expiresAt)}.${canUndo ? ' Change your mind before you use it and the points come back.' : ''}`,
          },
          { kind: 'action', label: 'Use it in my bag', href: link(paths.clubRewards()) },
        ],
      };
    case 'expiring':
      return {
        subject: `${NUMBER.format(email.points)} points run out on ${DAY.format(email.on)}`,
        preview: 'An order, a review or a reward keeps all of them.',
        heading: 'Before the tide takes them',
        parts: [
          {
            kind: 'text',
            text: `Your ${NUMBER.format(email.points)} points run out on ${DAY.format(email.on)}, a year after you last used the club. An order, a review or a reward keeps all of them.`,
          },
          { kind: 'action', label: 'See what they get you', href: link(paths.clubRewards()) },
        ],
      };
    case 'tier':
      return {
        subject: `You are a ${tierName(email.tier)} now`,
        preview: PERKS[email.tier],
        heading: `Hello, ${tierName(email.tier)}`,
        parts: [
          TOGETHER,
          { kind: 'text', text: PERKS[email.tier] },
          { kind: 'action', label: 'See my club page', href: link(paths.club()) },
        ],
      };
  }
}

/** Sends the club's emails. News can be ended with one click, in the email and in the mail program (RFC 8058). */
export function clubEmails({ post, shopOrigin, canUndo }: ClubEmailParts) {
  return (email: ClubEmail): Promise<void> => {
    const mayEnd = isNews(email.topic);
    const leave = {
      label: 'No more of these',
      href: `${shopOrigin}${CLUB_EMAIL_PATH}?token=${email.unsubscribeToken}`,
    };
    return post({
      id: email.messageId,
      to: email.to,
      content: { ...written(email, { shopOrigin, canUndo }), reason: MEMBER, ...(mayEnd && { leave }) },
      ...(mayEnd && {
        unsubscribeUrl: `${shopOrigin}${UNSUBSCRIBE_FROM_CLUB.path}?token=${email.unsubscribeToken}`,
      }),
    });
  };
}
