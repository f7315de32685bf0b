import { createHash } from 'node:crypto';

/** No name begins with an `a`: what is called `ad` is hidden by blockers of advertisements. */
const FIRST = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ';
const OTHERS = `aA${FIRST}0123456789`;
/** Fewer are seldom taken; there are 3,100 of them. */
const SHORTEST = 2;

const namesOfLength = (length: number): number => FIRST.length * OTHERS.length ** (length - 1);

/** The name of this length that has this number among them. */
function spelled(number: number, length: number): string {
  if (length === 1) return FIRST.charAt(number);
  return spelled(Math.floor(number / OTHERS.length), length - 1) + OTHERS.charAt(number % OTHERS.length);
}

/** The names a style sheet gives, each once, in its own order. */
function namesIn(css: string): string[] {
  return [...new Set([...css.matchAll(/(?:[.#]|@keyframes\s+)([A-Za-z_][\w-]*)/g)].map(([, name]) => name ?? ''))];
}

/** What a build calls the names of its style sheets. */
export interface ShortClassNames {
  nameOf(name: string, file: string): string;
  /** The style sheet a short name is from. */
  sheetOf(short: string): string | undefined;
}

/**
 * Names classes in a build as shortly as can be: `.price` of `add-bar.module.css` becomes something like `kQ`. A page
 * names some hundred classes, and a name's letters are what compresses worst of all. The names of a style sheet stand in
 * a row among all there are, where its address says and nothing stands yet, so a change in one leaves nearly all others,
 * and with them the files browsers have. `sheets` are all style sheets there are, by address.
 */
export function shortClassNames(sheets: ReadonlyMap<string, string>): ShortClassNames {
  const named = [...sheets].map(([file, css]) => ({ file, names: namesIn(css) }));
  const total = named.reduce((sum, { names }) => sum + names.length, 0);
  let length = SHORTEST;
  // In a fuller row they would be in each other's way.
  while (namesOfLength(length) < 2 * total) length += 1;
  const places = namesOfLength(length);
  const sheetsByName = new Map<string, string>();
  const known = new Map<string, ReadonlyMap<string, string>>();
  for (const { file, names } of named.sort((a, b) => (a.file < b.file ? -1 : 1))) {
    let place = createHash('sha256').update(file).digest().readUInt32BE() % places;
    const shortOf = new Map<string, string>();
    for (const name of names) {
      while (sheetsByName.has(spelled(place, length))) place = (place + 1) % places;
      shortOf.set(name, spelled(place, length));
      sheetsByName.set(spelled(place, length), file);
    }
    known.set(file, shortOf);
  }
  return {
    nameOf(name, file) {
      const short = known.get(file)?.get(name);
      if (short === undefined) throw new Error(`There is no class ${name} in ${file}.`);
      return short;
    },
    sheetOf: (short) => sheetsByName.get(short),
  };
}
