import type { ProductFacts } from '../product-facts.ts';

/** A way to tell a fact; undefined where it is not true of the product, or too little to tell. */
export type FactPhrase = (facts: ProductFacts) => string | undefined;

const SMALL = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

/** 'seven', and 13 as it is. */
export const inWords = (count: number): string => SMALL[count] ?? String(count);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** 'this top', 'these bottoms'. */
export const thisThing = ({ isPlural, noun }: ProductFacts): string => `${isPlural ? 'these' : 'this'} ${noun}`;
/** The verb that agrees with it. */
export const agrees = ({ isPlural }: ProductFacts, one: string, many: string): string => (isPlural ? many : one);
/** ' in an M', for what comes in letters. */
export const inAnM = ({ size }: ProductFacts): string => (size ? ' in an M' : '');
