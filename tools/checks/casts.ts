import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { trackedSources } from '../tracked-sources.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The declared edges: the only files that may say `as`, each with the reason why the types cannot know better. */
const DECLARED_EDGES: Record<string, string> = {};

const CAST = /\bas\s+(?!const\b)(?:unknown\b|[A-Z{([]|string\b|number\b|boolean\b|never\b|readonly\b|keyof\b|typeof\b)/;
/** `as` is SQL too. */
const SQL = /\bas \((?:$|insert|select|update|delete)/i;
const NOT_CODE = /^\s*(?:import|export)\b[^=]*\bfrom\b|^\s*(?:\/\/|\*|\/\*)/;

/** Type casts outside the declared edges, one line each. */
export function castViolations(): string[] {
  return trackedSources(/\.tsx?$/)
    .filter((file) => !(file in DECLARED_EDGES) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .map((line, index) => ({ line, number: index + 1 }))
        .filter(({ line }) => !NOT_CODE.test(line) && !SQL.test(line) && CAST.test(line.replace(/(['"`]).*?\1/g, '')))
        .map(({ line, number }) => `${file}:${number}: cast outside a declared edge: ${line.trim()}`),
    );
}
