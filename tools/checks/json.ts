import { readSource, trackedSources } from '../tracked-sources.ts';

/** Tests say what they read by what they expect of it. */
const IS_TEST = /\.(?:test|e2e)\.tsx?$|^e2e\/|\/testing\//;

/** Functions that take anything and tell nothing of it. */
const TELLS_NOTHING = new Set([
  'Object',
  'String',
  'Boolean',
  'entries',
  'keys',
  'values',
  'assign',
  'resolve',
  'push',
]);

/** What may stand right before `JSON.parse(`, spaces being one. */
const TAKEN_AS_UNKNOWN = /: (?:unknown|unknown\[\]) = $|: Record<string, unknown> = Object\($/;
/** Its answer goes straight to whoever reads it, or nowhere. */
const PASSED_ON = /(\w+)(?:<\w+>)?\( ?(?:[\w.]+, )?$/;
const UNUSED = /[;{}] $/;

function isHeld(source: string, at: number): boolean {
  const before = source.slice(0, at).replace(/\s+/g, ' ');
  if (TAKEN_AS_UNKNOWN.test(before) || UNUSED.test(before)) return true;
  if (/\breturn $/.test(before)) return /.*\): (\w+) [{]/.exec(before)?.[1] === 'unknown';
  const taker = PASSED_ON.exec(before)?.[1];
  return taker !== undefined && !TELLS_NOTHING.has(taker);
}

/** Where what was read from JSON is taken for something nobody has made sure of, one line each. */
export function jsonViolations(files: readonly string[] = trackedSources(/\.tsx?$/), read = readSource): string[] {
  return files
    .filter((file) => !IS_TEST.test(file))
    .flatMap((file) => {
      // Scripts that are written into pages are text.
      const source = read(file).replace(/`[^`]*`/g, (text) => text.replaceAll('JSON.parse', 'JSON_parse'));
      return [...source.matchAll(/\bJSON\.parse\(/g)]
        .filter(({ index }) => !isHeld(source, index))
        .map(({ index }) => {
          const line = source.slice(0, index).split('\n').length;
          return `${file}:${line}: JSON.parse gives any: write ': unknown =', or hand it to what reads unknown`;
        });
    });
}
