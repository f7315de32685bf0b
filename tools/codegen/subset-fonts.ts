import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

/** What English, prices and the shop's own arrows and marks are written with: all that a first view needs. */
const COMMON = `${characters(0x20, 0x7e)}\u00a0£¥€’‘“”–—…•·×°½©éà−←→↑↓`;
/** The rest of what the files hold for Western Europe: fetched where a page has such a letter. */
const RARE = [...`${characters(0xa1, 0xff)}ıŒœˆ˜‐‑‚„†‡‹›⁄™∕∙`].filter((one) => !COMMON.includes(one)).join('');

interface Family {
  family: string;
  /** A file of a package of fonts. */
  file: string;
  name: string;
  weights: { min: number; max: number };
}

const FAMILIES: readonly Family[] = [
  {
    family: 'Caprasimo',
    file: '@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff2',
    name: 'caprasimo',
    weights: { min: 400, max: 400 },
  },
  {
    family: 'DM Sans',
    file: '@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2',
    name: 'dm-sans',
    weights: { min: 400, max: 700 },
  },
  // On polaroids and in the game alone: fetched where such words come into view.
  {
    family: 'Caveat Brush',
    file: '@fontsource/caveat-brush/files/caveat-brush-latin-400-normal.woff2',
    name: 'caveat-brush',
    weights: { min: 400, max: 400 },
  },
];

function characters(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

const hex = (codePoint: number): string => codePoint.toString(16);

/** The characters as `unicode-range` names them: runs in one, as they go out with every page. */
function unicodeRange(text: string): string {
  const points = [...text].map((one) => one.codePointAt(0) ?? 0).sort((one, other) => one - other);
  const firsts = points.filter((point, index) => points[index - 1] !== point - 1);
  const lasts = points.filter((point, index) => points[index + 1] !== point + 1);
  return firsts
    .map((first, index) =>
      first === lasts[index] ? `U+${hex(first)}` : `U+${hex(first)}-${hex(lasts[index] ?? first)}`,
    )
    .join(',');
}

const fontFace = ({ family, weights: { min, max } }: Family, file: string, text: string): string => `@font-face {
  font-family: "${family}";
  src: url("./${file}") format("woff2");
  font-weight: ${min === max ? min : `${min} ${max}`};
  font-display: swap;
  unicode-range: ${unicodeRange(text)};
}
`;

/** The files of one family, and the rules that name them. */
async function cut(one: Family, folder: string): Promise<string> {
  const { file, name, weights } = one;
  const whole = readFileSync(createRequire(join(folder, '..', 'tokens.css')).resolve(file));
  const rules: string[] = [];
  for (const { target, text } of [
    { target: `${name}.woff2`, text: COMMON },
    { target: `${name}-rare.woff2`, text: RARE },
  ]) {
    const isVariable = weights.min < weights.max;
    const options = { targetFormat: 'woff2', ...(isVariable && { variationAxes: { wght: weights } }) } as const;
    writeFileSync(join(folder, target), await subset(whole, text, options));
    rules.push(fontFace(one, target, text));
  }
  return rules.join('');
}

/**
 * Cuts the shop's fonts into the letters most pages need and the rest, with the weights in use: a first view fetches half
 * the bytes of the whole files. Writes them, and `fonts.css` which names them, into `folder`; does nothing where they are as
 * they would be.
 */
export async function subsetFonts(folder: string): Promise<void> {
  const lock = readFileSync(fileURLToPath(new URL('../../package-lock.json', import.meta.url)));
  const version = createHash('sha256')
    .update(lock)
    .update(readFileSync(import.meta.filename))
    .digest('hex');
  const style = join(folder, 'fonts.css');
  const heading = `/* ${version} */\n`;
  if (existsSync(style) && readFileSync(style, 'utf8').startsWith(heading)) return;
  rmSync(style, { force: true });
  mkdirSync(folder, { recursive: true });
  const rules: string[] = [];
  for (const one of FAMILIES) rules.push(await cut(one, folder));
  // Last: what began and did not end is begun again.
  writeFileSync(style, heading + rules.join(''));
}
