import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
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
const BESIDE_PACKAGES = fileURLToPath(new URL('../node_modules/.cache/bluebird-bay-fonts', import.meta.url));
/** Where the installation is for reading only, as in a container: this user's own, made anew with the machine's next start. */
const OF_THIS_USER = join(tmpdir(), `bluebird-bay-fonts-${process.getuid?.() ?? 'me'}`);

let unpacked: readonly string[] | undefined;

/**
 * Paths of the fonts as TrueType: resvg takes font files only, and reads no woff. Unpacked by the first process that
 * asks. Families: Caprasimo, DM Sans (400, 500, 700), Caveat Brush.
 */
export function fontFiles(): readonly string[] {
  unpacked ??= FACES.map(unpack);
  return unpacked;
}

function unpackInto(folder: string, face: string): string {
  const file = join(folder, basename(face).replace(/\.woff$/, '.ttf'));
  if (existsSync(file)) return file;
  const part = `${file}.${process.pid}`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(part, woffToTtf(readFileSync(createRequire(import.meta.url).resolve(face))));
  renameSync(part, file);
  return file;
}

function unpack(face: string): string {
  try {
    return unpackInto(BESIDE_PACKAGES, face);
  } catch {
    return unpackInto(OF_THIS_USER, face);
  }
}
