import { readSource, trackedSources } from '../tracked-sources.ts';

const REQUIREMENTS = 'docs/specification/requirements.md';
const CITING = /\.(?:tsx?|sql|graphql|css|mdx?)$/;
/** A row begins with its id: `| CRT-033 | …`. */
const ROW = /^\| ([A-Z]{2,3}-\d+) \|/gm;

/** Every row of the requirements that a file cites and nobody has written, one line each. */
export function citationViolations(
  files: readonly string[] = trackedSources(CITING).filter((file) => file !== REQUIREMENTS),
  textOf = readSource,
): string[] {
  const rows = new Set([...readSource(REQUIREMENTS).matchAll(ROW)].map(([, id = '']) => id));
  const areas = new Set([...rows].map((id) => id.replace(/-.*/s, '')));
  const cited = new RegExp(`\\b(?:${[...areas].join('|')})-\\d+\\b`, 'g');
  return files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(cited)]
          .filter(([id]) => !rows.has(id))
          .map(([id]) => `${file}:${index + 1}: the requirements have no ${id}`),
      ),
  );
}
