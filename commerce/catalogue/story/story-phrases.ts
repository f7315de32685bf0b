import { FABRICS, fabricOf } from '../fabrics.ts';
import { handleOf } from '../make-product.ts';
import type { Print } from '../print.ts';
import type { Style } from '../style.ts';
import { fabricPhrasesOf } from './fabric-phrases.ts';
import { factSentences } from './fact-phrases.ts';
import { printNoteOf } from './print-notes.ts';
import { PLURAL_KINDS, productFacts } from './product-facts.ts';
import { stylePhrasesOf } from './style-phrases.ts';
import type { StoryPhrases } from './tell-stories.ts';
import { usesOf } from './use-phrases.ts';

const SINGULAR = /\bit\b/i;

/** Everything that can be told of a style in a print; `productsInPrint` counts the whole catalogue. */
export function storyPhrases(style: Style, print: Print, productsInPrint: number): StoryPhrases {
  const fabric = fabricOf(style.fabric, print);
  const uses = style.uses ?? usesOf(style.kind);
  return {
    handle: handleOf(style, print),
    look: print.phrases,
    made: printNoteOf(print.id).made,
    cut: [...style.phrases, ...stylePhrasesOf(style.name, style.kind)],
    fabric: [...FABRICS[fabric].phrases, ...fabricPhrasesOf(fabric)],
    // A sentence about "it" stumbles over what one speaks of as "they".
    use: PLURAL_KINDS.has(style.kind) ? uses.filter((sentence) => !SINGULAR.test(sentence)) : uses,
    fact: factSentences(productFacts(style, print, productsInPrint)),
  };
}
