import type { Print } from '../print.ts';
import type { Kind, Style } from '../style.ts';
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

interface Noun {
  noun: string;
  one: string;
  several: string;
}

const single = (noun: string, several = `${noun}s`): Noun => ({ noun, one: noun, several });
const pair = (noun: string): Noun => ({ noun, one: `pair of ${noun}`, several: `pairs of ${noun}` });

const NOUNS: Readonly<Record<Kind, Noun>> = {
  top: single('top'),
  bottoms: pair('bottoms'),
  set: single('bikini'),
  dress: single('dress', 'dresses'),
  skirt: single('skirt'),
  skort: single('skort'),
  'one-piece': single('swimsuit'),
  shorts: pair('shorts'),
  'swim-shorts': pair('shorts'),
  'board-shorts': pair('shorts'),
  polo: single('shirt'),
  towel: single('towel'),
  hat: single('hat'),
  cap: single('cap'),
  clip: single('clip'),
  sarong: single('sarong'),
  pouch: single('pouch', 'pouches'),
  'tote-bag': single('bag'),
  scarf: single('scarf', 'scarves'),
  'sticker-pack': { noun: 'stickers', one: 'sheet of stickers', several: 'sheets of stickers' },
  headband: single('headband'),
  scrunchie: single('scrunchie'),
  wristlet: single('wristlet'),
  'puffer-jacket': single('jacket'),
  hoodie: single('hoodie'),
  visor: single('visor'),
  necklace: single('necklace'),
  'waist-chain': single('chain'),
  'gift-card': single('card'),
};

/** Kinds one speaks of as "they"; a sentence about "it" would stumble. */
export const PLURAL_KINDS: ReadonlySet<Kind> = new Set([
  'bottoms',
  'shorts',
  'swim-shorts',
  'board-shorts',
  'sticker-pack',
]);

/** Where 'Length' is measured, by kind; from end to end, if nothing is said. */
const LENGTHS: Readonly<Partial<Record<Kind, string>>> = {
  dress: 'from shoulder to hem',
  polo: 'from collar to hem',
  hoodie: 'from shoulder to hem',
  'puffer-jacket': 'from shoulder to hem',
  skirt: 'from waist to hem',
  skort: 'from waist to hem',
  sarong: 'from hip to hem',
  necklace: 'from clasp to clasp',
  'waist-chain': 'from clasp to clasp',
};

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

const CM_PER_INCH = 2.54;
/** M is the third size: two steps above the smallest. */
const STEPS_TO_M = 2;

function spanOf({ kind, measures, sizing }: Style): ProductFacts['span'] {
  for (const [measure, place] of PLACES) {
    const part = measures?.[measure];
    if (!part) continue;
    const [smallest, step] = part;
    const inches = sizing === 'letters' ? smallest + STEPS_TO_M * step : smallest;
    return {
      place: measure === 'Length' ? (LENGTHS[kind] ?? place) : place,
      inches,
      centimetres: Math.round(inches * CM_PER_INCH),
    };
  }
  return undefined;
}

/** The facts of a style in a print; `productsInPrint` counts the whole catalogue. */
export function productFacts(style: Style, print: Print, productsInPrint: number): ProductFacts {
  const { motif, repeatCm, screens } = printNoteOf(print.id);
  return {
    print: print.title,
    motif,
    ...NOUNS[style.kind],
    isPlural: PLURAL_KINDS.has(style.kind),
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
