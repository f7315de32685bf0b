import { type Checked, textProblem, tidyText } from './text-rules.ts';

// Both functions also stand in the checkout's script, as their own text: they name nothing outside themselves.

/** A card number in the groups that stand on the card; text that is not one stays as it was typed. */
export function groupedCardNumber(text: string): string {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^\d{1,19}$/.test(digits)) return text;
  const groups = /^3[47]/.test(digits)
    ? /^(\d{1,4})(\d{1,6})?(\d+)?$/.exec(digits)?.slice(1)
    : digits.match(/\d{1,4}/g);
  return (groups ?? []).filter(Boolean).join(' ');
}

/** An expiry date as cards have it: `1230`, `12/2030` and `12-30` are `12 / 30`; what is none stays as it was typed. */
export function readableExpiry(text: string): string {
  const typed = text.trim();
  const parts = /^(\d{1,2})[\s/.-]+(\d{0,4})$/.exec(typed) ?? /^(0\d|1[0-2]|[2-9])(\d{0,4})$/.exec(typed);
  if (!parts) return text;
  const [, month = '', year = ''] = parts;
  return `${month.padStart(2, '0')} / ${/^20\d\d$/.test(year) ? year.slice(2) : year}`;
}

/** A card as typed. Lives as long as the request: never stored, never logged. */
export interface CardInput {
  number: string;
  expiry: string;
  code: string;
  name: string;
}

/** A card that may be asked for money. Of the number only {@link lastFour} outlives the request. */
export interface Card {
  /** 12 to 19 digits with a right check digit. */
  number: string;
  /** 1 to 12. */
  expiryMonth: number;
  /** Four digits. */
  expiryYear: number;
  code: string;
  name: string;
}

export type CardField = keyof CardInput;

/** The part of a card number that may be kept and shown. */
export function lastFour(card: Card): string {
  return card.number.slice(-4);
}

/** The check digit of ISO/IEC 7812-1, annex B (Luhn). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const weighted = place % 2 === 0 ? digit : digit * 2;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

function numberProblem(digits: string): string | undefined {
  if (digits === '') return 'Enter the card number.';
  if (!/^\d{12,19}$/.test(digits)) return 'A card number has 12 to 19 digits.';
  return passesLuhn(digits) ? undefined : 'A digit of this number is off. Check it against the card.';
}

interface Expiry {
  month: number;
  year: number;
}

/** Reads `08/29`, `8 / 2029`, `0829`. */
function readExpiry(text: string): Expiry | undefined {
  const match = /^(\d{1,2})\s*[/.\-\s]\s*(\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})$/.exec(text);
  if (!match?.[1] || !match[2]) return undefined;
  const month = Number(match[1]);
  const year = match[2].length === 2 ? 2000 + Number(match[2]) : Number(match[2]);
  return month >= 1 && month <= 12 ? { month, year } : undefined;
}

/** A card is good to the end of its month, everywhere on earth: a day of grace for those west of here. */
function expiryProblem(text: string, expiry: Expiry | undefined, now: Date): string | undefined {
  if (text === '') return 'Enter the expiry date.';
  if (!expiry) return 'Write it as on the card: month and year, such as 08 / 29.';
  if (now.getTime() >= Date.UTC(expiry.year, expiry.month, 2)) return 'This card has expired.';
  return expiry.year > now.getUTCFullYear() + 20 ? 'That year is a long way off. Check it.' : undefined;
}

function codeProblem(code: string, digits: string): string | undefined {
  const length = /^3[47]/.test(digits) ? 4 : 3;
  if (code === '') return 'Enter the security code.';
  return new RegExp(`^\\d{${length}}$`).test(code) ? undefined : `The code has ${length} digits.`;
}

/** Checks a card as typed; `now` decides whether it has expired. */
export function checkCard(raw: CardInput, now: Date): Checked<Card, CardField> {
  const number = raw.number.replace(/[\s-]/g, '');
  const expiryText = tidyText(readableExpiry(raw.expiry));
  const expiry = readExpiry(expiryText);
  const code = raw.code.trim();
  const name = tidyText(raw.name);
  const problems = {
    number: numberProblem(number),
    expiry: expiryProblem(expiryText, expiry, now),
    code: codeProblem(code, number),
    name: textProblem(name, { missing: 'Enter the name on the card.', longest: 120 }),
  };
  const errors: Partial<Record<CardField, string>> = {
    ...(problems.number && { number: problems.number }),
    ...(problems.expiry && { expiry: problems.expiry }),
    ...(problems.code && { code: problems.code }),
    ...(problems.name && { name: problems.name }),
  };
  if (!expiry || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, value: { number, expiryMonth: expiry.month, expiryYear: expiry.year, code, name } };
}
