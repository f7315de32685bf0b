import { CM_PER_INCH } from '@bluebird-bay/contract/length.ts';
import { kindRecord } from '../kinds/kinds.ts';
import type { Print } from '../print.ts';
import type { Style } from '../style.ts';
import { printNoteOf } from './print-notes.ts';

/** What is true of one style in one print, in the words a sentence takes. */
export interface ProductFacts {
  print: string;
  /** Plural or mass noun: 'halved passionfruit'. */
  motif: string;
  /** What one calls it: 'top', 'swimsuit', 'bag'. */
  noun: string;
  /** After "a", and for several: 'pair of shorts', 'pairs of shorts'. */
  one: string;
  several: string;
  /** "They" rather than "it". */
  isPlural: boolean;
  /** A colour and nothing else: its motif is nothing one could count. */
  isPlain: boolean;
  /** 'An M' where it comes in letters, else nothing. */
  size: 'M' | undefined;
  grams: number;
  repeatCm: number | undefined;
  screens: number | undefined;
  /** The measure that says most of it, at size M: 'down the front', in inches and rounded centimetres. */
  span: { place: string; inches: number; centimetres: number } | undefined;
  /** In how many prints the style comes. */
  printsOfStyle: number;
  /** How many products there are in the print. */
  productsInPrint: number;
}

/** Where the other measures lie, the most telling first. */
const PLACES: readonly (readonly [measure: string, place: string])[] = [
  ['Front length', 'down the front'],
  ['Front height', 'down the front'],
  ['Body length', 'from shoulder to seat'],
  ['Outseam', 'down the side'],
  ['Front rise', 'up the front'],
  ['Cup width', 'across a cup'],
  ['Length', 'from end to end'],
  ['Width', 'from side to side'],
  ['Across', 'from side to side'],
  ['Head', 'round the inside'],
];

/** M is the third size: two steps above the smallest. */
const STEPS_TO_M = 2;

function spanOf({ kind, measures, sizing }: Style): ProductFacts['span'] {
  for (const [measure, place] of PLACES) {
    const part = measures?.[measure];
    if (!part) continue;
    const [smallest, step] = part;
    const inches = sizing === 'letters' ? smallest + STEPS_TO_M * step : smallest;
    return {
      place: measure === 'Length' ? (kindRecord(kind).lengthIs ?? place) : place,
      inches,
      centimetres: Math.round(inches * CM_PER_INCH),
    };
  }
  return undefined;
}

/** The facts of a style in a print; `productsInPrint` counts the whole catalogue. */
export function productFacts(style: Style, print: Print, productsInPrint: number): ProductFacts {
  const { motif, repeatCm, screens } = printNoteOf(print.id);
  const { noun, isPlural } = kindRecord(style.kind);
  return {
    print: print.title,
    motif,
    ...noun,
    isPlural: isPlural === true,
    isPlain: print.family === 'plain',
    size: style.sizing === 'letters' ? 'M' : undefined,
    grams: style.weightGrams,
    repeatCm,
    screens,
    span: spanOf(style),
    printsOfStyle: style.prints.length,
    productsInPrint,
  };
}
