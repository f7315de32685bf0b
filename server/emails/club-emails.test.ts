import { BONUS_POINTS, REWARDS } from '@bluebird-bay/content/bay-club.ts';
import { EARLY_SALE_HOURS } from '@bluebird-bay/contract/early-sales.ts';
import { MEMBERS_FREE_FROM_USD } from '@bluebird-bay/contract/free-from.ts';
import type { ClubEmail } from '@bluebird-bay/services/club/club-ports.ts';
import { expect, it } from 'vitest';
import { clubEmails } from './club-emails.ts';
import type { Posted } from './post.ts';

const HEAD = { to: 'ana@bay.example', messageId: 'club-1', unsubscribeToken: 'a'.repeat(32) };
const REWARD = { ...HEAD, topic: 'reward', reward: 'off-5', code: 'BAY5-AAAA-BBBB', expiresAt: new Date() } as const;

async function said(email: ClubEmail, canUndo = true): Promise<string> {
  const posted: Posted[] = [];
  const send = clubEmails({ post: async (one) => void posted.push(one), shopOrigin: 'https://shop.example', canUndo });
  await send(email);
  return JSON.stringify(posted);
}

it('says of tiers and points what the shop gives', async () => {
  const swimmer = await said({ ...HEAD, topic: 'tier', tier: 'swimmer' });
  expect(swimmer).toContain(`free from $${MEMBERS_FREE_FROM_USD}`);
  expect(swimmer).toContain(`${EARLY_SALE_HOURS.swimmer} hours early`);
  expect(await said({ ...HEAD, topic: 'tier', tier: 'surfer' })).toContain(`${EARLY_SALE_HOURS.surfer} hours early`);
  const [first] = REWARDS;
  expect(first.points, 'what is enough for it').toBeLessThanOrEqual(BONUS_POINTS.welcome);
  expect(await said({ ...HEAD, topic: 'welcome', referralCode: 'WAVE-22222' })).toContain(
    `enough for $${first.usd} off`,
  );
});

it('promises points back for an unused code only where a code can be ended', async () => {
  expect(await said(REWARD)).toContain('the points come back');
  expect(await said(REWARD, false)).not.toContain('come back');
});
