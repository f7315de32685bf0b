import { createHash } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Three letters tell a hundred and fifty style sheets apart nearly always; where they do not, a fourth does. */
const SHORTEST = 3;

function lettersOf(file: string): string {
  return [...createHash('sha256').update(file).digest()].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** What the names of each style sheet begin with: a few letters, the fewest that no other begins with. */
export function classBeginnings(files: readonly string[]): ReadonlyMap<string, string> {
  const all = files.map((file) => [file, lettersOf(file)] as const);
  return new Map(
    all.map(([file, letters]) => {
      let length = SHORTEST;
      const isShared = (): boolean =>
        all.some(([other, its]) => other !== file && its.startsWith(letters.slice(0, length)));
      while (isShared()) length += 1;
      return [file, letters.slice(0, length)];
    }),
  );
}

/** The names a style sheet gives, each once, in its own order. */
function namesIn(css: string): string[] {
  return [...new Set([...css.matchAll(/(?:[.#]|@keyframes\s+)([A-Za-z_][\w-]*)/g)].map(([, name]) => name ?? ''))];
}

/**
 * Names classes in a build as shortly as can be: `add-bar.module.css` and `.price` become something like `kQf3`. A page
 * names some hundred classes, and a name's letters are what compresses worst of all. A name depends on its own style sheet
 * alone, so a change in one leaves the files of all others as browsers have them. `files` are all style sheets there are.
 */
export function shortClassNames(files: readonly string[]): (name: string, file: string, css: string) => string {
  const known = classBeginnings(files);
  return (name, file, css) => {
    const beginning = known.get(file);
    const place = namesIn(css).indexOf(name);
    if (beginning === undefined || place < 0) throw new Error(`There is no class ${name} in ${file}.`);
    return `${beginning}${place}`;
  };
}
