/** Prices between the two, both included, in the shopper's currency; one of them is always there. */
export interface PriceSpan {
  min?: number;
  max?: number;
}

/** `80`, `$80`, `80 €`, `1,500`, `80 dollars`: an amount of the shopper's own money, whatever stands beside it. */
const AMOUNT = String.raw`\p{Sc}?\s?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.\d+)?(?![\p{L}\d])(?:\s?(?:\p{Sc}|dollars|euros|pounds|pesos)(?!\p{L}))?`;
const BETWEEN = new RegExp(String.raw`\b(?:between|from)\s${AMOUNT}\s(?:and|to)\s${AMOUNT}`, 'iu');
const UP_TO = new RegExp(String.raw`\b(?:under|below|less than|cheaper than|up to)\s${AMOUNT}`, 'iu');
/** A swimsuit for women over 50 may cost what it likes. */
const FROM = new RegExp(
  String.raw`(?<!\b(?:for|women|woman|ladies|lady|men)\s)\b(?:over|above|more than)\s${AMOUNT}`,
  'iu',
);
/** As lists say it in their addresses. */
const SPAN = /^(\d{1,7})?-(\d{1,7})?$/;

const amountOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text.replaceAll(',', ''));

function spanOf(low: string | undefined, high: string | undefined): PriceSpan | undefined {
  const [min, max] = [amountOf(low), amountOf(high)];
  if (min !== undefined && max !== undefined) return { min: Math.min(min, max), max: Math.max(min, max) };
  if (min !== undefined) return { min };
  return max === undefined ? undefined : { max };
}

/** What somebody is looking for, and what it may cost: 'bikini under 80'. A price alone is no search, and stays words. */
export function withoutPriceWords(terms: string): { terms: string; price?: PriceSpan } {
  const between = BETWEEN.exec(terms);
  const [from, upTo] = between ? [between, between] : [FROM.exec(terms), UP_TO.exec(terms)];
  const price = spanOf(from?.[1], between ? between[2] : upTo?.[1]);
  const rest = [from, upTo].reduce((left, found) => left.replace(found?.[0] ?? '', ' '), terms);
  const tidy = rest.replace(/\s+/g, ' ').trim();
  return price && tidy !== '' ? { terms: tidy, price } : { terms };
}

/** A price as an address says it; what makes no sense is none. */
export function priceOfAddress(text: string): PriceSpan | undefined {
  const [, low, high] = SPAN.exec(text) ?? [];
  return spanOf(low, high);
}

/** The same for an address; empty for none. */
export const priceForAddress = (price: PriceSpan | undefined): string =>
  price ? `&price=${price.min ?? ''}-${price.max ?? ''}` : '';
