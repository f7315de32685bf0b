import { agrees, capital, type FactPhrase, inWords, thisThing } from './wording.ts';

/** Fewer prints or products than this are not worth counting. */
const MANY = 4;

/** Of where it stands in the range. */
export const RANGE_PHRASES: readonly FactPhrase[] = [
  ({ print, productsInPrint, one }) =>
    productsInPrint < MANY
      ? undefined
      : `There are ${inWords(productsInPrint)} things in ${print}, and a ${one} is a fair place to begin.`,
  ({ motif, printsOfStyle, noun, isPlain }) =>
    printsOfStyle < MANY || isPlain
      ? undefined
      : `We cut the ${noun} in ${inWords(printsOfStyle)} prints; for ${motif} it has to be this one.`,
  (facts) =>
    facts.productsInPrint < MANY
      ? undefined
      : `Everything else in ${facts.print}, ${inWords(facts.productsInPrint - 1)} things in all, goes with ${thisThing(facts)}, and was meant to.`,
  ({ print, productsInPrint, noun }) =>
    productsInPrint < MANY
      ? undefined
      : `If you own one thing in ${print}, let it be the ${noun}; if you own two, there are ${inWords(productsInPrint - 2)} left.`,
  (facts) =>
    facts.productsInPrint < MANY || facts.printsOfStyle < MANY
      ? undefined
      : `${capital(inWords(facts.printsOfStyle))} prints, ${inWords(facts.productsInPrint)} shapes, and here ${facts.motif} and a ${facts.one} meet.`,
  (facts) => `${facts.print} and ${thisThing(facts)} were put together on paper first, and then again, wet.`,
  (facts) =>
    `Somebody in the packing room asks whether ${agrees(facts, 'one', 'a pair')} in ${facts.print} can be kept back; it cannot.`,
];
