import { CLUB_ANSWERS } from './club.ts';
import type { HelpAnswer } from './help-answer.ts';
import { PAYMENT_ANSWERS } from './payments.ts';
import { RETURN_ANSWERS } from './returns.ts';
import { SHIPPING_ANSWERS } from './shipping.ts';
import { SIZE_ANSWERS } from './sizes.ts';

const ANSWERS = [...SHIPPING_ANSWERS, ...RETURN_ANSWERS, ...SIZE_ANSWERS, ...PAYMENT_ANSWERS, ...CLUB_ANSWERS] as const;

/** Names a question: its place on the help page. */
export type HelpId = (typeof ANSWERS)[number]['id'];

/** Everything people ask, in the order the help page has it. */
export const HELP_ANSWERS: readonly HelpAnswer[] = ANSWERS;
