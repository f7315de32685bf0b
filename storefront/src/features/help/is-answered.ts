import type { HelpAnswer } from '@bluebird-bay/content/help/help-answer.ts';
import { isClosed } from '../../page-runtime/link.tsx';

/** Whether an answer stands on the help page: not where it is about something the provider does not have. */
export const isAnswered = ({ more, about }: HelpAnswer, closed: readonly string[] | undefined): boolean =>
  ![more?.to, about].some((to) => to !== undefined && isClosed(to, closed));
