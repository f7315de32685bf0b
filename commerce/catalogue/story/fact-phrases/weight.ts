import { agrees, capital, type FactPhrase, inAnM, thisThing } from './wording.ts';

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
export const WEIGHT_PHRASES: readonly FactPhrase[] = [
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
