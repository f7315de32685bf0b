import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { woffToTtf } from './woff.ts';

/** The shop's own faces (design tokens): display, text, handwriting. */
const FACES = [
  '@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff',
  '@fontsource/dm-sans/files/dm-sans-latin-400-normal.woff',
  '@fontsource/dm-sans/files/dm-sans-latin-500-normal.woff',
  '@fontsource/dm-sans/files/dm-sans-latin-700-normal.woff',
  '@fontsource/caveat-brush/files/caveat-brush-latin-400-normal.woff',
];

let unpacked: readonly string[] | undefined;

/**
 * Paths of the fonts as TrueType, unpacked once for each process into a folder that goes when the process ends:
 * resvg takes font files only, and reads no woff. Families: Caprasimo, DM Sans (400, 500, 700), Caveat Brush.
 */
export function fontFiles(): readonly string[] {
  unpacked ??= unpackFonts();
  return unpacked;
}

function unpackFonts(): readonly string[] {
  const resolve = createRequire(import.meta.url).resolve;
  const folder = mkdtempSync(join(tmpdir(), 'bluebird-bay-fonts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return FACES.map((face) => {
    const file = join(folder, basename(face).replace(/\.woff$/, '.ttf'));
    writeFileSync(file, woffToTtf(readFileSync(resolve(face))));
    return file;
  });
}
