import type { Print } from './print.ts';
import { seedOf } from './seeded.ts';
import type { Style } from './style.ts';

/** Every ordered pair of different sentences of a style. */
function pairs(words: readonly string[]): Array<readonly [string, string]> {
  return words.flatMap((first) => words.filter((second) => second !== first).map((second) => [first, second] as const));
}

/**
 * The story of a product: what the print looks like, then two sentences on cut and use, or the other way round. The same
 * product always gets the same one; the prints of one style start at different places, so neighbours do not read alike.
 */
export function storyOf(style: Style, print: Print): string {
  const seed = seedOf(`${style.name} ${style.kind} ${print.id}`);
  const options = pairs(style.words);
  const index = (style.prints.indexOf(print.id) + seedOf(style.name + style.kind)) % options.length;
  const [first, second] = options[index] ?? [style.words[0], style.words[1]];
  const look = print.words[seed % print.words.length] ?? print.words[0];
  return seed % 3 === 0 ? `${first} ${look} ${second}` : `${look} ${first} ${second}`;
}
