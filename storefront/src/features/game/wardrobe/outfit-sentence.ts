import type { Worn } from '../state/game-state.ts';
import { cutOf, type Item } from './item.ts';
import { type DOLL_PRINTS, DOLLS, type DollId } from './wardrobe.ts';

interface PrintWords {
  colour: string;
  motif: string;
}

/** The six prints as somebody would tell them who sees them. */
const PRINTS: Readonly<Record<keyof typeof DOLL_PRINTS, PrintWords>> = {
  angel: { colour: 'sky blue', motif: 'angel hearts' },
  'bunny-boo': { colour: 'wafer pink', motif: 'bunnies and carrots' },
  'kool-kat': { colour: 'purple', motif: 'cool cats in sunglasses' },
  bratitude: { colour: 'hot pink', motif: 'lips, stars and black bows' },
  'pretty-princess': { colour: 'lilac', motif: 'crowns and roses' },
  'night-out': { colour: 'black', motif: 'neon lips and mirror balls' },
};

const isDollPrint = (print: string): print is keyof typeof PRINTS => Object.hasOwn(PRINTS, print);

const article = (words: string): string => (/^[aeiou]/i.test(words) ? `an ${words}` : `a ${words}`);

/** A piece in words, with its article: "a purple scoop top with cool cats in sunglasses". */
function inWords(item: Item): string {
  const cut = cutOf(item.image);
  if (!cut) return item.name;
  const what = cut.title.toLowerCase();
  const print = isDollPrint(cut.colourway) ? PRINTS[cut.colourway] : undefined;
  // What is a doll's own or only drawn comes in a plain colour; the rest of the range is known by its prints' names.
  const [before, after] = print
    ? [`${print.colour} `, ` with ${print.motif}`]
    : item.handle === ''
      ? [`${cut.colourway} `, '']
      : ['', ` in ${item.name}`];
  const words = `${before}${what}${after}`;
  return cut.plural ? words : article(words);
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Prints of what is carried go without their motif: the sentence has been told it, or is long enough. */
function carried({ pouch, towel }: Worn): string[] {
  const printed = ({ name }: Item, what: string): string => article(`${name} ${what}`);
  return [
    ...(pouch ? [`${printed(pouch, 'pouch')} on her wrist`] : []),
    ...(towel ? [`${printed(towel, 'towel')} in her hand`] : []),
  ];
}

/**
 * The outfit in words, told to whoever does not see it; also what a saved polaroid is described with. "Marisol wears a
 * purple scoop top with cool cats in sunglasses and a sky blue swim skirt with angel hearts. Coral shades, a Kool Kat pouch
 * on her wrist."
 */
export function outfitSentence(doll: DollId, worn: Worn): string {
  const clothes = [worn.top, worn.bottoms, worn.onePiece].filter((item) => item !== null).map(inWords);
  const besides = [worn.shades, worn.sandals].filter((item) => item !== null).map(inWords);
  const more = [...besides, ...carried(worn)];
  const first = `${DOLLS[doll].name} wears ${listed(clothes)}.`;
  return more.length === 0 ? first : `${first} ${capital(listed(more))}.`;
}
