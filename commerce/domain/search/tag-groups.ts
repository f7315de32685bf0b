import { isColourTag } from './colour-families.ts';

/** How much stays covered behind, most first: the order in which lists offer it. */
export const COVERS = ['full', 'medium', 'cheeky'] as const;

export type Cover = (typeof COVERS)[number];

/** What tags begin with that name the cut of a product, as shoppers call it, or its cover. */
const PREFIXES = { cut: 'cut_', cover: 'cover_' } as const;

type Named = keyof typeof PREFIXES;

/** `cut_tie-side` */
export const namedTag = (group: Named, name: string): string => PREFIXES[group] + name;

/** 'tie-side' of `cut_tie-side`; undefined for a tag of another group. */
export const nameOfTag = (group: Named, tag: string): string | undefined =>
  tag.startsWith(PREFIXES[group]) ? tag.slice(PREFIXES[group].length) : undefined;

/** Groups of tags: in a list those of one widen each other, and groups narrow. What is in none of the others is a `tag`. */
export const TAG_GROUPS = ['colour', 'cut', 'cover', 'tag'] as const;

export type TagGroup = (typeof TAG_GROUPS)[number];

export function tagGroup(tag: string): TagGroup {
  if (isColourTag(tag)) return 'colour';
  if (nameOfTag('cut', tag) !== undefined) return 'cut';
  return nameOfTag('cover', tag) === undefined ? 'tag' : 'cover';
}

/** Of all other tags, those that a list can be narrowed by. */
const MARKED_TAGS: readonly string[] = ['sale'];

/** Whether lists count how many products have this tag. */
export const isCounted = (tag: string): boolean => tagGroup(tag) !== 'tag' || MARKED_TAGS.includes(tag);
