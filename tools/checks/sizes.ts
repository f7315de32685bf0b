import { dirname } from 'node:path';
import { readSource, trackedSources } from '../tracked-sources.ts';

const SOURCES = /\.(?:tsx?|mjs|css)$/;
const MODULES = /\.tsx?$/;
/** Tests, and what nobody writes, are as long as they must be. */
const NOT_COUNTED = /\.test\.tsx?$|\.d\.ts$|\/generated\//;

/** More files than this in one folder nobody looks through, sub-folders not counted. */
const MOST_FILES = 30;
/** A file that says more is about more than one thing. */
const MOST_LINES = 400;
/** Half of a room's files are at least this long: what holds less than an idea stands with its only reader. */
const LEAST_MEDIAN: Readonly<Record<string, number>> = {
  'art-kit': 62,
  commerce: 60,
  database: 58,
  e2e: 80,
  server: 54,
  services: 54,
  storefront: 54,
};
const LEAST_MEDIAN_OF_ALL = 58;

const lineCount = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

const roomOf = (file: string): string => file.split('/', 1)[0] ?? '';

/** Rooms that have gone to pieces, one line each; `measured` are lines by file. */
export function medianViolations(
  measured: ReadonlyMap<string, number>,
  least: Readonly<Record<string, number>> = LEAST_MEDIAN,
  leastOfAll = LEAST_MEDIAN_OF_ALL,
): string[] {
  const counted = [...measured].filter(([file]) => MODULES.test(file) && !NOT_COUNTED.test(file));
  const all: readonly [string, number, typeof counted] = ['the repository', leastOfAll, counted];
  const rooms = [...Map.groupBy(counted, ([file]) => roomOf(file))].map(
    ([room, files]) => [`${room}/`, least[room] ?? 0, files] as const,
  );
  return [...rooms, all].flatMap(([room, floor, files]) => {
    const half = median(files.map(([, lines]) => lines));
    return half < floor
      ? [`${room}: half of the files are shorter than ${half} lines, ${floor} at least; put them with their readers`]
      : [];
  });
}

/** Folders and files that have grown too large to find one's way in, and rooms of crumbs, one line each. */
export function sizeViolations(files: readonly string[], read: (file: string) => string): string[] {
  const crowded = [...Map.groupBy(files, (file) => dirname(file))]
    .filter(([, { length }]) => length > MOST_FILES)
    .map(
      ([folder, { length }]) => `${folder}/: ${length} files, ${MOST_FILES} at most; sort them into folders by noun`,
    );
  const measured = new Map(files.map((file) => [file, lineCount(read(file))]));
  const long = [...measured].flatMap(([file, lines]) =>
    lines > MOST_LINES ? [`${file}: ${lines} lines, ${MOST_LINES} at most; it holds more than one idea`] : [],
  );
  return [...crowded, ...long];
}

/** The same of the sources as they are, with what half of each room's files come to. */
export function sourceSizeViolations(): string[] {
  const files = trackedSources(SOURCES);
  const texts = new Map(files.map((file) => [file, readSource(file)]));
  return [
    ...sizeViolations(files, (file) => texts.get(file) ?? ''),
    ...medianViolations(new Map([...texts].map(([file, text]) => [file, lineCount(text)]))),
  ];
}
