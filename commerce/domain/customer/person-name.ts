import { tidyText, UNPRINTABLE } from '../checkout/text-rules.ts';
import type { ValueProblem } from './customer-error.ts';

const LONGEST = 255;

const URL_LIKE = /https?:\/\/|www\.|[\p{L}\p{N}-]\.(?:com|net|org|io|ru|cn|xyz|info|biz|top|shop|site|online|link)\b/iu;

/** A line of text as it is kept: tidied, null when nothing is left of it. */
export function tidyLine(raw: string | null | undefined): string | null {
  return tidyText(raw ?? '') || null;
}

/** What is wrong with a tidied line of an address; `label` begins the sentence ('City'). */
export function lineProblem(label: string, line: string | null): ValueProblem | undefined {
  if (line === null) return undefined;
  if (line.length > LONGEST)
    return { code: 'TOO_LONG', message: `${label} is too long (maximum is ${LONGEST} characters)` };
  if (/[<>]/.test(line)) return { code: 'CONTAINS_HTML_TAGS', message: `${label} cannot contain HTML tags` };
  return UNPRINTABLE.test(line) ? { code: 'INVALID', message: `${label} is invalid` } : undefined;
}

/** What is wrong with a tidied name. Names stand in emails the shop sends, so nobody may hide a link in one. */
export function nameProblem(label: string, name: string | null): ValueProblem | undefined {
  if (name !== null && URL_LIKE.test(name)) return { code: 'CONTAINS_URL', message: `${label} cannot contain URL` };
  return lineProblem(label, name);
}
