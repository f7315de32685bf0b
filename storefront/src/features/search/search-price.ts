import { currencySign } from '../../ui/money/currency-sign.ts';
import { type PriceSpan, priceSpan } from '../collection/filter/filter-values.ts';

/** What may stand before or behind an amount. */
const MONEY = String.raw`(?:\p{Sc}|(?:dollar|euro|pound|peso|buck)s?|usd|eur|gbp|php|cad|aud|nzd|sgd|hkd|chf|jpy)(?![\p{L}\d])`;
/** What is counted in these is no money: '50% off', '180 cm', '12 years', '60 in long'. */
const MEASURE = String.raw`(?:[cm]m|inch|inches|ft|feet|years?|yrs?|months?|weeks?|percent|off|spf|upf|kgs?|lbs?|pieces?|pcs|packs?|in(?=$|\s(?:long|wide|tall|high|deep)))(?![\p{L}\d])`;
/** Read to its end or not at all: '1.500' is no 1 and '79,99' no 79, '3-5' and '3 xl' are sizes. */
const NUMBER = String.raw`(?!\d\sx+[sl]\b)((?:\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.\d{1,2})?)(?![\p{L}\d]|[.,'’/–-]\d|\s\d{3}(?!\d)|-\p{L})`;
/** `80`, `$80`, `80 €`, `1,500`, `79.99`, `80 dollars`, `usd 80`. */
const AMOUNT = String.raw`(?:${MONEY}|\p{Sc})?\s?${NUMBER}(?!\s?%|\s?(?:${MONEY})?\s?${MEASURE})(?:\s?${MONEY})?`;
/** A swimsuit for women over 50 may cost what it likes, and one for the over 50s. */
const WEARER = String.raw`\b(?:for|the|(?:wom[ae]n|lad(?:y|ies)|m[ae]n)(?:['’]?s)?(?:\s[^\s\d]+){0,2})\s`;
const AGE = String.raw`(?<=${WEARER})(?:over|above|more than)\s\d\d(?![\d.,]|\s?${MONEY})`;

const SAID_IN = new RegExp(String.raw`\p{Sc}|${MONEY}`, 'iu');

const BETWEEN = new RegExp(String.raw`\b(?:between|from)\s${AMOUNT}\s(?:and|to)\s${AMOUNT}`, 'iu');
const FROM = new RegExp(String.raw`(?!${AGE})\b(?:over|above|more than)\s${AMOUNT}`, 'iu');
const UP_TO = new RegExp(String.raw`\b(?:under|below|less than|cheaper than|up to)\s${AMOUNT}`, 'iu');

const amountOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text.replaceAll(',', ''));

/** What something may cost, and the money that was named with it: '$', 'usd', 'peso'; none where only numbers were. */
export interface SaidPrice {
  price?: PriceSpan;
  money?: string;
}

/** What an address may name as money. */
export const isMoney = (text: string): boolean => /^(?:\p{Sc}|[a-z]{3,6})$/u.test(text);

/** The money of these words for a price, in one spelling. */
function moneyIn(phrase: string): string | undefined {
  const said = SAID_IN.exec(phrase)?.[0]
    .toLowerCase()
    .replace(/(?<=..)s$/, '');
  return said === 'buck' ? 'dollar' : said;
}

function isOf(money: string, currencyCode: string): boolean {
  const name = new Intl.DisplayNames('en', { type: 'currency' }).of(currencyCode) ?? '';
  return [currencyCode, currencySign(currencyCode), ...name.split(' ')].some((own) => own.toLowerCase() === money);
}

/**
 * What it may cost where prices are in this currency, which is none where another was named: 40 dollars are not 40 pesos, and
 * what they are in pesos only the prices of each product say.
 */
export function priceIn({ price, money }: SaidPrice, currencyCode: string | undefined): PriceSpan | undefined {
  return !money || !currencyCode || isOf(money, currencyCode) ? price : undefined;
}

/** An amount in the money that was named: '$40', '40 USD', '40 pesos'. */
export function inSaidMoney(amount: number, money: string): string {
  if (/\p{Sc}/u.test(money)) return `${money}${amount}`;
  return `${amount} ${money.length === 3 ? money.toUpperCase() : `${money}s`}`;
}

interface Phrase {
  pattern: RegExp;
  said: string;
  low?: number | undefined;
  high?: number | undefined;
}

/** The first words for a price among others. */
function phraseIn(words: string): Phrase | undefined {
  const between = BETWEEN.exec(words);
  if (between) return { pattern: BETWEEN, said: between[0], low: amountOf(between[1]), high: amountOf(between[2]) };
  const from = FROM.exec(words);
  if (from) return { pattern: FROM, said: from[0], low: amountOf(from[1]) };
  const upTo = UP_TO.exec(words);
  return upTo ? { pattern: UP_TO, said: upTo[0], high: amountOf(upTo[1]) } : undefined;
}

/**
 * What somebody is looking for, and what it may cost: 'bikini under 80'. All words for a price are taken out, and what is
 * said first counts: what is left says none when it is read again. A price alone is no search, and stays words.
 */
export function withoutPriceWords(terms: string): SaidPrice & { terms: string } {
  let rest = terms;
  let low: number | undefined;
  let high: number | undefined;
  let money: string | undefined;
  for (let said = phraseIn(rest); said; said = phraseIn(rest)) {
    rest = rest.replace(said.pattern, ' ').replace(/\s+/g, ' ').trim();
    money ??= moneyIn(said.said);
    low ??= said.low;
    high ??= said.high;
  }
  const price = priceSpan(low, high);
  return price && rest !== '' ? { terms: rest, price, ...(money && { money }) } : { terms };
}
