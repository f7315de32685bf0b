import type { TokenRefusal } from './ask-tokens.ts';

/**
 * Why somebody came back without being signed in: they said no (`denied`); no walk of this tab is under way (`stale`); the answer
 * is to somebody else's (`foreign`); the shop's API does not know the customer the pages let in (`unknown`); this browser proves
 * nothing here (`unproven`); or as the pages said it.
 */
export type SignInProblem = TokenRefusal | 'denied' | 'stale' | 'foreign' | 'unknown' | 'unproven';

/** What is said of it. */
export const PROBLEM_WORDS: Readonly<Record<SignInProblem, { title: string; line: string }>> = {
  denied: {
    title: 'Not today, then',
    line: 'You turned back before signing in, so nothing was opened. Your bag and wishlist are as they were.',
  },
  stale: {
    title: 'That took a while',
    line: 'This tab has no sign-in under way. It began in another tab, or too long ago. Begin again and it takes a minute.',
  },
  foreign: {
    title: 'That was not meant for us',
    line: 'What came back does not belong to the sign-in this tab began, so we did not use it. Nobody was signed in.',
  },
  used: {
    title: 'That way in was used already',
    line: 'Each one works once, and only for a moment. Begin again and you get a new one.',
  },
  busy: {
    title: 'The door is stuck just now',
    line: 'Our account pages did not answer. Nothing of yours is lost. Give it a moment, then try again.',
  },
  refused: {
    title: 'The door did not open',
    line: 'Our account pages would not finish this sign-in. Try again, and write to us if it stays that way.',
  },
  unknown: {
    title: 'We could not find your account',
    line: 'The account pages let you in, but the shop does not know this account yet. Try again, or write to us.',
  },
  unproven: {
    title: 'This browser cannot sign in here',
    line: 'It has no way to prove that it was you who began. A newer browser does, and so does our address with https.',
  },
};
