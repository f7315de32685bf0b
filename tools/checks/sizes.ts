import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { trackedSources } from '../tracked-sources.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = /\.(?:tsx?|mjs|css)$/;

/** More files than this in one folder nobody looks through, sub-folders not counted. */
const MOST_FILES = 40;
/** A file that says more is about more than one thing. */
const MOST_LINES = 400;

const lineCount = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** Folders and files that have grown too large to find one's way in, one line each. */
export function sizeViolations(
  files: readonly string[] = trackedSources(SOURCES),
  read = (file: string): string => readFileSync(join(ROOT, file), 'utf8'),
): string[] {
  const crowded = [...Map.groupBy(files, (file) => dirname(file))]
    .filter(([, { length }]) => length > MOST_FILES)
    .map(
      ([folder, { length }]) => `${folder}/: ${length} files, ${MOST_FILES} at most; sort them into folders by noun`,
    );
  const long = files.flatMap((file) => {
    const lines = lineCount(read(file));
    return lines > MOST_LINES ? [`${file}: ${lines} lines, ${MOST_LINES} at most; it holds more than one idea`] : [];
  });
  return [...crowded, ...long];
}
