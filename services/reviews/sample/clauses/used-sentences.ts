/** How often a sentence may stand in all the sample reviews together. */
export const MOST_USES = 3;

const SENTENCE = /[^.?!]+[.?!]+(?=\s|$)/g;

const SEVERAL = /[.?!] /;

/** Every sentence of a text, as it stands. */
export const sentencesOf = (text: string): readonly string[] =>
  SEVERAL.test(text) ? (text.match(SENTENCE)?.map((sentence) => sentence.trim()) ?? [text]) : [text];

/** Counts what has been said, in all reviews together. */
export class UsedSentences {
  readonly #uses = new Map<string, number>();

  /** How often the most said sentence of a text has been said. */
  usesOf(text: string): number {
    return sentencesOf(text).reduce((most, sentence) => Math.max(most, this.#uses.get(sentence) ?? 0), 0);
  }

  add(text: string): void {
    for (const sentence of sentencesOf(text)) this.#uses.set(sentence, (this.#uses.get(sentence) ?? 0) + 1);
  }
}
