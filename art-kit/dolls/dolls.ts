import { CAST } from '../figures/cast.ts';
import type { Person } from '../figures/person.ts';
import type { WornCut } from '../figures/worn/worn.ts';

/** A doll of Dress-Up Bay, and the clothes that are hers: what she wears until somebody picks something else. */
export interface Doll {
  readonly person: Person;
  readonly ownTop: readonly [cut: WornCut, colourway: string];
  readonly ownBottoms: readonly [cut: WornCut, colourway: string];
}

/** The four dolls, in the order of the slider. */
export const DOLLS = {
  marisol: { person: CAST.marisol, ownTop: ['twist', 'coral'], ownBottoms: ['tieside', 'coral'] },
  imani: { person: CAST.imani, ownTop: ['scoop', 'butter'], ownBottoms: ['highwaist', 'butter'] },
  yuna: { person: CAST.yuna, ownTop: ['bralette', 'guava'], ownBottoms: ['hipster', 'guava'] },
  freya: { person: CAST.freya, ownTop: ['balconette', 'bluebird'], ownBottoms: ['cheeky', 'bluebird'] },
} as const satisfies Record<string, Doll>;

export type DollId = keyof typeof DOLLS;

export function isDollId(text: string): text is DollId {
  return Object.hasOwn(DOLLS, text);
}

export const DOLL_IDS: readonly DollId[] = Object.keys(DOLLS).filter(isDollId);
