import type { ProductFacts } from '../product-facts.ts';
import { agrees, capital, type FactPhrase, inAnM, inWords, thisThing } from './wording.ts';

interface Drawn {
  repeatCm: number;
  place: string;
  centimetres: number;
}

const drawn = ({ repeatCm, span }: ProductFacts): Drawn | undefined =>
  repeatCm === undefined || !span ? undefined : { repeatCm, place: span.place, centimetres: span.centimetres };

/** Where the drawing is larger than what it is on. */
const larger =
  (phrase: (facts: ProductFacts, sizes: Drawn) => string): FactPhrase =>
  (facts) => {
    const sizes = drawn(facts);
    return sizes && sizes.centimetres < sizes.repeatCm ? phrase(facts, sizes) : undefined;
  };

const TWICE = 2;

/** Where the drawing comes round at least twice. */
const smaller =
  (phrase: (facts: ProductFacts, sizes: Drawn, times: number) => string): FactPhrase =>
  (facts) => {
    const sizes = drawn(facts);
    const times = sizes ? Math.floor(sizes.centimetres / sizes.repeatCm) : 0;
    return sizes && times >= TWICE ? phrase(facts, sizes, times) : undefined;
  };

const inTimes = (times: number): string => (times === TWICE ? 'twice' : `${inWords(times)} times`);

/** Where it is printed, ink after ink; one ink is nothing to speak of. */
const printed =
  (phrase: (facts: ProductFacts, screens: string) => string): FactPhrase =>
  (facts) =>
    facts.screens === undefined || facts.screens < TWICE ? undefined : phrase(facts, inWords(facts.screens));

/** Of how often the drawing comes round, and of how many inks it is made. */
export const DRAWING_PHRASES: readonly FactPhrase[] = [
  larger(
    (facts, { repeatCm }) =>
      `The drawing runs ${repeatCm} centimetres before it begins again, so ${thisThing(facts)} in ${facts.print} ${agrees(facts, 'shows', 'show')} a part the next will not.`,
  ),
  larger(
    ({ motif }, { repeatCm, place, centimetres }) =>
      `${centimetres} centimetres ${place}, cut out of ${repeatCm} of drawing: which ${motif} you get is chance.`,
  ),
  larger(
    (facts, { repeatCm }) =>
      `${facts.print} repeats after ${repeatCm} centimetres, which is more than the ${facts.noun} ${agrees(facts, 'has', 'have')}; we cut where it looks best.`,
  ),
  larger(
    ({ motif, several }, { repeatCm }) =>
      `With ${repeatCm} centimetres of drawing to choose from, no two ${several} get quite the same ${motif}.`,
  ),
  larger(
    ({ print, one }, { repeatCm, centimetres }) =>
      `Laid out, ${print} is ${repeatCm} centimetres square; a ${one} is a window of ${centimetres} on to it.`,
  ),
  smaller(
    ({ motif }, { repeatCm, place }, times) =>
      `Every ${repeatCm} centimetres the drawing starts over, so you meet the ${motif} ${inTimes(times)} ${place}.`,
  ),
  smaller(
    ({ print, motif, noun }, { repeatCm }) =>
      `In ${print} the ${motif} come round every ${repeatCm} centimetres, also on the ${noun}.`,
  ),
  smaller(
    ({ print }, { place, centimetres }, times) =>
      `${capital(inWords(times))} full repeats of ${print} fit ${place}, which is ${centimetres} centimetres.`,
  ),
  printed(
    ({ print, noun }, screens) =>
      `${capital(screens)} screens for ${print}, one after the other, and the ${noun} had to hold still for all of them.`,
  ),
  printed(
    ({ motif, one }, screens) =>
      `It takes ${screens} inks to put ${motif} on a ${one}, and one to spoil them, so somebody watches.`,
  ),
  printed(
    ({ print, one }, screens) => `${print} is ${screens} colours deep, on a ${one} as on the page it was drawn on.`,
  ),
  printed(
    (facts, screens) =>
      `The ${facts.motif} were lined up by eye before the ${facts.noun} ${agrees(facts, 'was', 'were')} cut, all ${screens} colours of them.`,
  ),
  (facts) =>
    facts.span && !facts.isPlain
      ? `${facts.span.inches} inches ${facts.span.place}${inAnM(facts)}, and ${facts.motif} the whole way.`
      : undefined,
  (facts) =>
    facts.span
      ? `Measured flat${inAnM(facts)}, ${thisThing(facts)} in ${facts.print} ${agrees(facts, 'is', 'are')} ${facts.span.centimetres} centimetres ${facts.span.place}.`
      : undefined,
];
