import { FABRICS, fabricOf } from '../fabrics.ts';
import { kindRecord } from '../kinds/kinds.ts';
import { handleOf } from '../make-product.ts';
import type { Print } from '../print.ts';
import type { Style } from '../style.ts';
import { fabricPhrasesOf } from './fabric-phrases.ts';
import { factSentences } from './fact-phrases.ts';
import { printNoteOf } from './print-notes.ts';
import { productFacts } from './product-facts.ts';
import { CLOTHES_PHRASES } from './style-phrases/clothes.ts';
import { SWIM_PHRASES } from './style-phrases/swim.ts';
import { THING_PHRASES } from './style-phrases/things.ts';
import type { StoryPhrases } from './tell-stories.ts';

const PHRASES = new Map([SWIM_PHRASES, CLOTHES_PHRASES, THING_PHRASES].flatMap((phrases) => Object.entries(phrases)));

/** Sentences on the cut beyond the style's own, for styles that come in many prints; by `{style} {kind}`. */
const stylePhrasesOf = (style: string, kind: string): readonly string[] => PHRASES.get(`${style} ${kind}`) ?? [];

const SINGULAR = /\bit\b/i;

/** Everything that can be told of a style in a print; `productsInPrint` counts the whole catalogue. */
export function storyPhrases(style: Style, print: Print, productsInPrint: number): StoryPhrases {
  const fabric = fabricOf(style.fabric, print);
  const kind = kindRecord(style.kind);
  const uses = style.uses ?? kind.uses;
  return {
    handle: handleOf(style, print),
    look: print.phrases,
    made: printNoteOf(print.id).made,
    cut: [...style.phrases, ...stylePhrasesOf(style.name, style.kind)],
    fabric: [...FABRICS[fabric].phrases, ...fabricPhrasesOf(fabric)],
    // A sentence about "it" stumbles over what one speaks of as "they".
    use: kind.isPlural ? uses.filter((sentence) => !SINGULAR.test(sentence)) : uses,
    fact: factSentences(productFacts(style, print, productsInPrint)),
  };
}
