import { DRAWING_PHRASES } from './fact-phrases/drawing.ts';
import { agrees, capital, type FactPhrase, inAnM, inWords, thisThing } from './fact-phrases/wording.ts';
import type { ProductFacts } from './product-facts.ts';

/** What weighs about as much, up to so many grams. */
const WEIGHS_LIKE: readonly (readonly [upTo: number, thing: string])[] = [
  [15, 'two lumps of sugar'],
  [25, 'a letter with one page too many'],
  [50, 'a small egg'],
  [78, 'an egg and its cup'],
  [100, 'a bar of chocolate, unopened'],
  [125, 'a ripe peach'],
  [165, 'a thin paperback'],
  [200, 'a large orange'],
  [250, 'a mug of tea without the mug'],
  [330, 'two tins of sardines'],
  [450, 'a good cauliflower'],
  [650, 'a loaf from a proper baker'],
  [Number.POSITIVE_INFINITY, 'a small melon'],
];

const weighsLike = (grams: number): string => WEIGHS_LIKE.find(([upTo]) => grams <= upTo)?.[1] ?? '';

/** Of what it weighs. */
const WEIGHT_PHRASES: readonly FactPhrase[] = [
  ({ grams, motif }) => `${grams} grams of ${motif}, by the kitchen scales.`,
  (facts) => `${facts.print} weighs ${facts.grams} grams${inAnM(facts)}: ${weighsLike(facts.grams)}.`,
  (facts) =>
    `${agrees(facts, 'It adds', 'They add')} ${facts.grams} grams to the suitcase and ${facts.motif} to the photographs.`,
  ({ grams, motif }) => `For ${grams} grams of luggage you get ${motif} and no questions at the gate.`,
  (facts) => `Dry, ${thisThing(facts)} in ${facts.print} ${agrees(facts, 'comes', 'come')} to ${facts.grams} grams.`,
  (facts) => (facts.isPlain ? undefined : `${facts.grams} grams${inAnM(facts)}, and the ${facts.motif} weigh nothing.`),
  ({ grams, motif }) => `About as heavy as ${weighsLike(grams)}, and with ${motif} on top.`,
  (facts) => `The scales say ${facts.grams} grams${inAnM(facts)} and are silent on the subject of ${facts.motif}.`,
  ({ grams, print }) => `Pack ${print} last: at ${grams} grams there is always room.`,
  ({ grams, print, noun }) => `${capital(noun)}, ${print}, ${grams} grams: the whole of the packing list.`,
  ({ grams, motif, isPlain }) =>
    isPlain ? undefined : `Somebody asked what ${motif} weigh, and the answer is ${grams} grams.`,
  (facts) =>
    `We put ${facts.print} on the post-office scales: ${facts.grams} grams${inAnM(facts)}, stamp not included.`,
];

/** Fewer prints or products than this are not worth counting. */
const MANY = 4;

/** Of where it stands in the range. */
const RANGE_PHRASES: readonly FactPhrase[] = [
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

const PHRASES = [...WEIGHT_PHRASES, ...DRAWING_PHRASES, ...RANGE_PHRASES];

/** Every fact that can be told of a product, one sentence each, by the pattern it is told in; the order never changes. */
export function factSentences(facts: ProductFacts): readonly (string | undefined)[] {
  return PHRASES.map((phrase) => phrase(facts));
}
