import type { RewardId } from '@bluebird-bay/content/bay-club.ts';
import { type ServicesCustomer, tellService } from '../../../services-api/ask-services.ts';

/** Keys of redemptions that nobody has answered yet: asked again, they are the same redemption and no second one. */
const unanswered = new Map<RewardId, string>();

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const AWAY = 'We could not reach the club just now. Nothing is lost: try again in a minute.';

const REFUSED = {
  NOT_ENOUGH_POINTS: 'There are fewer points than a moment ago, and not enough for this one.',
  NO_CODES: 'These have run out for the moment. Your points are where they were.',
} as const;

/** Turns points into a code. Answers what is said about it, and whether it worked. */
export async function redeemReward(
  reward: RewardId,
  member: ServicesCustomer | undefined,
): Promise<{ ok: boolean; message: string }> {
  const key = unanswered.get(reward) ?? newKey();
  unanswered.set(reward, key);
  const answer = await tellService('club/rewards', { reward, key }, member);
  if (!answer.ok) return { ok: false, message: AWAY };
  unanswered.delete(reward);
  const { refused } = answer.value;
  return refused ? { ok: false, message: REFUSED[refused] } : { ok: true, message: 'It is yours. The code is above.' };
}

const NOT_UNDONE = {
  NOT_FOUND: 'This code is not among yours any more.',
  USED: 'This code has been used, so it cannot be undone.',
  CANNOT_UNDO: 'This code cannot be undone. It gives its points back by itself once its time is over.',
} as const;

/** Turns a code back into points. */
export async function undoRedemption(
  id: number,
  member: ServicesCustomer | undefined,
): Promise<{ ok: boolean; message: string }> {
  const answer = await tellService('club/rewards/undo', { redemption: id }, member);
  if (!answer.ok) return { ok: false, message: AWAY };
  const { refused } = answer.value;
  return refused ? { ok: false, message: NOT_UNDONE[refused] } : { ok: true, message: 'Your points are back.' };
}
