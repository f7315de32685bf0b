import type { CartWarningCode } from '../../storefront-api/generated/operations.ts';

/**
 * Codes the shop has printed on postcards: what there is to say about them beyond "valid" and "not valid". A test holds them to
 * `content/promises.ts`: a number from there is written in where it is used, a text brings the scripts of pages of words along.
 */
const CAMPAIGNS = {
  /** The one to name to somebody whose code did not work. */
  current: { code: 'HELLOBAY', text: '10% off your first order' },
  /** When a code that is over ended, by code. */
  ended: new Map([['SUMMER20', '31 August']]),
  /** Codes that work for somebody who has to say who they are first. */
  forMembers: new Map([['STUDENT30', 'students we have checked']]),
} as const;

/** What the provider says about a code that does not work. */
interface CodeWarning {
  code: CartWarningCode;
  message: string;
}

/** A code and whether it takes something off now. */
interface AppliedCode {
  code: string;
  applicable: boolean;
}

export const sameCode = (a: string, b: string): boolean => a.trim().toUpperCase() === b.trim().toUpperCase();

/** Whether the warning is about a discount code at all. */
const isAboutCode = ({ code }: CodeWarning): boolean => code.startsWith('DISCOUNT_');

/** Whether the provider names this code in what it says. */
const names = ({ message }: CodeWarning, code: string): boolean =>
  message
    .toUpperCase()
    .split(/[^A-Z0-9_-]+/)
    .includes(code.toUpperCase());

/**
 * The provider's word on this code: the warning that names it, or the only one that names none while it is the only code that
 * none names.
 */
export function warningOf<W extends CodeWarning>(
  code: string,
  warnings: readonly W[],
  codes: readonly AppliedCode[],
): W | undefined {
  const own = warnings.filter(isAboutCode);
  const waiting = codes.filter(({ applicable }) => !applicable);
  const unnamed = waiting.filter((one) => !own.some((warning) => names(warning, one.code)));
  const nameless = own.filter((warning) => !waiting.some((one) => names(warning, one.code)));
  const alone = unnamed.length === 1 && nameless.length === 1;
  return own.find((warning) => names(warning, code)) ?? (alone ? nameless[0] : undefined);
}

/** Refusals that nothing in the cart will change: the code is handed back at once. The others may come good. */
const FINAL: ReadonlySet<CartWarningCode> = new Set<CartWarningCode>([
  'DISCOUNT_NOT_FOUND',
  'DISCOUNT_CURRENTLY_INACTIVE',
  'DISCOUNT_USAGE_LIMIT_REACHED',
]);

export const isFinal = (warning: CodeWarning | undefined): boolean => warning === undefined || FINAL.has(warning.code);

function endedMessage(code: string): string {
  const ended = CAMPAIGNS.ended.get(code.toUpperCase());
  return ended ? `${code} ended on ${ended}.` : `${code} is not running at the moment.`;
}

/**
 * "HELLOBAY still works: 10% off your first order."; nothing where it is the code in question or in the cart already.
 */
export function otherWay(code: string, codes: readonly AppliedCode[]): string {
  const { current } = CAMPAIGNS;
  const known = sameCode(code, current.code) || codes.some((applied) => sameCode(applied.code, current.code));
  return known ? '' : ` ${current.code} still works: ${current.text}.`;
}

const MESSAGES: Partial<Record<CartWarningCode, (code: string) => string>> = {
  DISCOUNT_NOT_FOUND: (code) => `${code} is not one of our codes. Check the spelling.`,
  DISCOUNT_USAGE_LIMIT_REACHED: (code) => `${code} has been used as often as it can be.`,
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: (code) =>
    `${code} is for ${CAMPAIGNS.forMembers.get(code.toUpperCase()) ?? 'certain customers'}. What it takes off shows at checkout, once your email is there.`,
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: (code) =>
    sameCode(code, CAMPAIGNS.current.code)
      ? `${code} is for a first order, and you have been here before. We are glad you came back.`
      : `${code} belongs to somebody else.`,
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: (code) => `You have used ${code} already.`,
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: (code) => `${code} is for nothing in this bag. It waits here until something fits.`,
  DISCOUNT_NO_ENTITLED_SHIPPING_LINES: (code) => `${code} pays for shipping, and nothing in this bag is shipped.`,
  DISCOUNT_PURCHASE_NOT_IN_RANGE: (code) => `${code} needs a fuller bag. It comes off as soon as yours is.`,
  DISCOUNT_QUANTITY_NOT_IN_RANGE: (code) => `${code} needs more pieces. It comes off as soon as they are here.`,
  DISCOUNT_CODE_NOT_HONOURED: (code) =>
    `${code} does not mix with what is already off. The one that saves more counts.`,
};

/** Why a code takes nothing off, in words for the shopper, and what does instead. */
export function codeMessage(code: string, warning: CodeWarning | undefined, codes: readonly AppliedCode[]): string {
  if (warning?.code === 'DISCOUNT_CURRENTLY_INACTIVE') return endedMessage(code) + otherWay(code, codes);
  const message = warning && MESSAGES[warning.code]?.(code);
  return (
    (message ?? `${code} takes nothing off this bag.`) +
    (warning?.code === 'DISCOUNT_NOT_FOUND' ? otherWay(code, codes) : '')
  );
}

/** A cart that was only looked up says nothing of why: without an email, a code for members waits for one. */
const silently = (code: string, hasEmail: boolean): CodeWarning | undefined =>
  !hasEmail && CAMPAIGNS.forMembers.has(code.toUpperCase())
    ? { code: 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING', message: '' }
    : undefined;

/** In an empty bag no code takes anything off; without a word from the provider nobody knows yet what it is worth. */
const knownInEmpty = (code: string): string =>
  `${code} is in your bag, and comes off as soon as there is something for it.`;
const untoldInEmpty = (code: string): string =>
  `${code} waits in your bag, and is tried as soon as there is something beside it.`;

function emptyMessage(code: string, warning: CodeWarning | undefined): string | undefined {
  if (!warning) return untoldInEmpty(code);
  return warning.code.startsWith('DISCOUNT_NO_ENTITLED_') ? knownInEmpty(code) : undefined;
}

/** Of a cart, what says why its codes do not work. */
interface CodesOfCart {
  totalQuantity: number;
  discountCodes: readonly AppliedCode[];
  buyerIdentity: { email: string | null; customer: { email: string | null } | null };
}

/**
 * Why the kept codes do not work, by code. A cart that was only looked up comes without warnings; what was known about
 * a code stays then.
 */
export function codeNotes(
  { totalQuantity, discountCodes: codes, buyerIdentity: { email, customer } }: CodesOfCart,
  warnings: readonly CodeWarning[],
  before: Readonly<Record<string, string>>,
): Record<string, string> {
  const waiting = codes.filter(({ applicable }) => !applicable);
  const hasEmail = Boolean(email ?? customer?.email);
  return Object.fromEntries(
    waiting.map(({ code }) => {
      const told = warningOf(code, warnings, codes);
      // What was said of an empty bag holds for no other.
      const kept = told || before[code] === untoldInEmpty(code) ? undefined : before[code];
      const warning = told ?? silently(code, hasEmail);
      const ofEmpty = totalQuantity === 0 ? emptyMessage(code, warning) : undefined;
      const note = kept ?? ofEmpty ?? codeMessage(code, warning, codes);
      return [code, note];
    }),
  );
}
