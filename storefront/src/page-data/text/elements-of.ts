import type { Word, WordElement } from '../../features/content/text-page.ts';

/** Every element among some words, those inside others included. */
export function elementsOf(words: readonly Word[]): readonly WordElement[] {
  return words.flatMap((word) => (typeof word === 'string' ? [] : [word, ...elementsOf(word.children ?? [])]));
}

/** The values of an attribute of all elements of a name. */
export const attributesOf = (words: readonly Word[], name: string, attribute: string): readonly string[] =>
  elementsOf(words).flatMap((element) => (element.name === name ? (element.attributes?.[attribute] ?? []) : []));
