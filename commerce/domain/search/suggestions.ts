/** A word of the index that answers the typed one at `place`; `count` is how often products have it. */
interface Answer {
  place: number;
  /** As it is written most often. */
  shown: string;
  match: number;
  count: number;
}

/** A whole query a shopper may mean: the words typed so far with the last one completed or put right. */
export interface Suggestion {
  /** The typed words before the last one, put right. */
  before: string;
  /** The last word, of which the first `typedLength` letters were typed; 0 where it was put right. */
  word: string;
  typedLength: number;
}

/** What may be meant, the best answer first, and of equal ones the one that most products have. */
export function suggestions(typed: readonly string[], answers: readonly Answer[]): Suggestion[] {
  const best = (place: number): Answer[] =>
    answers
      .filter((answer) => answer.place === place)

      .sort((a, b) => b.match - a.match || b.count - a.count || (a.shown < b.shown ? -1 : 1));
  const before = typed.slice(0, -1).map((word, index) => best(index + 1)[0]?.shown ?? word);
  const last = typed.at(-1) ?? '';
  return best(typed.length).map(({ shown: word }) => ({
    before: before.join(' '),
    word,
    typedLength: word.startsWith(last) ? last.length : 0,
  }));
}

/** Takes from several lists in turn until there are enough, so that a long list leaves room for the others. */
export function shareOut(lengths: readonly number[], limit: number): number[] {
  const taken = lengths.map(() => 0);
  for (let left = limit; left > 0; ) {
    const round = lengths.flatMap((length, index) => ((taken[index] ?? 0) < length ? [index] : []));
    if (round.length === 0) break;
    for (const index of round.slice(0, left)) taken[index] = (taken[index] ?? 0) + 1;
    left -= Math.min(left, round.length);
  }
  return taken;
}
