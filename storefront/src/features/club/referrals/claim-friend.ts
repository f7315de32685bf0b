import { tellService } from '../../../services-api/ask-services.ts';
import { memberWith } from '../use-club-data.ts';
import { forgetFriendCode, keptFriendCode } from './friend-code.ts';

/**
 * Says who brought the customer, if this browser came by somebody's link: once, whatever is answered. Without an answer the code
 * is kept for the next time. Answers whether the club took it.
 */
export async function claimFriend(token: string): Promise<boolean> {
  const code = keptFriendCode();
  const member = memberWith(token);
  if (!code || !member) return false;
  const answer = await tellService('club/referrals', { code }, member);
  if (answer.ok || answer.failure.kind === 'refused') forgetFriendCode();
  return answer.ok && answer.value.taken;
}
