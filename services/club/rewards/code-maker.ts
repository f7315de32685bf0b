import type { RewardId } from '@bluebird-bay/content/bay-club.ts';

/** A code that works once. */
export interface RewardCode {
  code: string;
  reward: RewardId;
  /** The first moment it does not work any more. */
  expiresAt: Date;
}

/**
 * Where codes are made: the provider. Both may be asked again for the same code, and answer the same; both throw when the
 * provider cannot be asked.
 */
export interface CodeMaker {
  /** False if there never will be such a code. */
  make(code: RewardCode): Promise<boolean>;
  /** Ends a code that nobody has used; true if it is ended, false if it is used or being used. */
  withdraw(code: string): Promise<boolean>;
}
