import { DRAWING_PHRASES } from './fact-phrases/drawing.ts';
import { RANGE_PHRASES } from './fact-phrases/range.ts';
import { WEIGHT_PHRASES } from './fact-phrases/weight.ts';
import type { ProductFacts } from './product-facts.ts';

const PHRASES = [...WEIGHT_PHRASES, ...DRAWING_PHRASES, ...RANGE_PHRASES];

/** Every fact that can be told of a product, one sentence each, by the pattern it is told in; the order never changes. */
export function factSentences(facts: ProductFacts): readonly (string | undefined)[] {
  return PHRASES.map((phrase) => phrase(facts));
}
