import type { FitPart } from './fit-part.ts';
import type { SizeSuggestion } from './suggest-size.ts';

const IN_PART: Readonly<Record<FitPart, string>> = {
  top: 'in tops',
  bottoms: 'in bottoms',
  whole: 'in pieces like this',
  men: 'in shorts and shirts',
};

/** Why this size, in one sentence. */
export function fitSentence({ size, from, because }: SizeSuggestion, part: FitPart): string {
  if (from === 'last') return `You took ${size} last time ${IN_PART[part]}.`;
  if (from === 'usual') return `You usually wear ${size} ${IN_PART[part]}.`;
  return because
    ? `Your ${because.toLowerCase()} ${because.endsWith('s') ? 'ask' : 'asks'} for ${size}; the rest would go smaller.`
    : `You measure ${size}.`;
}

/** What the size somebody usually wears is asked as. */
export const USUAL_LABELS: Readonly<Record<FitPart, string>> = {
  top: 'The size you usually wear in tops',
  bottoms: 'The size you usually wear in bottoms',
  whole: 'The size you usually wear in one-pieces and dresses',
  men: 'The size you usually wear',
};
