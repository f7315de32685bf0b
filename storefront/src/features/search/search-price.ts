import { type PriceSpan, priceSpan } from '../collection/filter/filter-values.ts';

/** What may stand before or behind an amount. Whose money it is cannot be known here: it is taken for the shopper's own. */
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

const BETWEEN = new RegExp(String.raw`\b(?:between|from)\s${AMOUNT}\s(?:and|to)\s${AMOUNT}`, 'iu');
const FROM = new RegExp(String.raw`(?!${AGE})\b(?:over|above|more than)\s${AMOUNT}`, 'iu');
const UP_TO = new RegExp(String.raw`\b(?:under|below|less than|cheaper than|up to)\s${AMOUNT}`, 'iu');

const amountOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text.replaceAll(',', ''));

interface Phrase {
  pattern: RegExp;
  low?: number | undefined;
  high?: number | undefined;
}

/** The first words for a price among others. */
function phraseIn(words: string): Phrase | undefined {
  const between = BETWEEN.exec(words);
  if (between) return { pattern: BETWEEN, low: amountOf(between[1]), high: amountOf(between[2]) };
  const from = FROM.exec(words);
  if (from) return { pattern: FROM, low: amountOf(from[1]) };
  const upTo = UP_TO.exec(words);
  return upTo ? { pattern: UP_TO, high: amountOf(upTo[1]) } : undefined;
}

/**
 * What somebody is looking for, and what it may cost: 'bikini under 80'. All words for a price are taken out, and what is
 * said first counts: what is left says none when it is read again. A price alone is no search, and stays words.
 */
export function withoutPriceWords(terms: string): { terms: string; price?: PriceSpan } {
  let rest = terms;
  let low: number | undefined;
  let high: number | undefined;
  for (let said = phraseIn(rest); said; said = phraseIn(rest)) {
    rest = rest.replace(said.pattern, ' ').replace(/\s+/g, ' ').trim();
    low ??= said.low;
    high ??= said.high;
  }
  const price = priceSpan(low, high);
  return price && rest !== '' ? { terms: rest, price } : { terms };
}
