import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { woffToTtf } from './woff.ts';

/** The shop's own faces (design tokens): display, text, handwriting. */
const FACES = [
  '@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff',
  '@fontsource/dm-sans/files/dm-sans-latin-400-normal.woff',
  '@fontsource/dm-sans/files/dm-sans-latin-500-normal.woff',
  '@fontsource/dm-sans/files/dm-sans-latin-700-normal.woff',
  '@fontsource/caveat-brush/files/caveat-brush-latin-400-normal.woff',
];

/** Beside the packages they come from: made once for an installation, gone with it. */
const FOLDER = fileURLToPath(new URL('../node_modules/.cache/bluebird-bay-fonts', import.meta.url));

let unpacked: readonly string[] | undefined;

/**
 * Paths of the fonts as TrueType: resvg takes font files only, and reads no woff. Unpacked by the first process that
 * asks. Families: Caprasimo, DM Sans (400, 500, 700), Caveat Brush.
 */
export function fontFiles(): readonly string[] {
  unpacked ??= FACES.map(unpack);
  return unpacked;
}

function unpack(face: string): string {
  const file = join(FOLDER, basename(face).replace(/\.woff$/, '.ttf'));
  if (existsSync(file)) return file;
  const part = `${file}.${process.pid}`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(part, woffToTtf(readFileSync(createRequire(import.meta.url).resolve(face))));
  renameSync(part, file);
  return file;
}
