import { builtinModules } from 'node:module';
import { join } from 'node:path';
import * as v from 'valibot';
import { readSource, trackedSources } from '../tracked-sources.ts';

const Names = v.optional(v.record(v.string(), v.string()), {});
const Manifest = v.object({ dependencies: Names, devDependencies: Names });
/** Workspaces of ours, and the types of packages that stand in the table themselves. */
const IS_TAKEN_AS_SAID = /^@bluebird-bay\/|^@types\//;
const IMPORT =
  /^(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/gm;

/** A workspace and a package, as `server: hono`. */
type Use = string;

const use = (workspace: string, name: string): Use => `${workspace}: ${name}`;

/** What the first table of docs/dependencies.md says: packages, and the workspaces they are for (`root` for the whole). */
export function writtenUses(page: string): Set<Use> {
  const [table = ''] = page.split(/^## /m);
  const rows = [...table.matchAll(/^\| ([^|]+) \| ([^|]+) \| [^|]+ \|$/gm)].slice(1);
  const list = (cell = ''): string[] => cell.split(',').map((name) => name.trim());
  return new Set(
    rows.flatMap(([, names, where]) => list(where).flatMap((room) => list(names).map((name) => use(room, name)))),
  );
}

/** The package an import is from; undefined for our own files and Node's. */
export function packageOf(specifier: string): string | undefined {
  if (/^[./#]|^node:|^virtual:/.test(specifier) || builtinModules.includes(specifier)) return undefined;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

const packagesIn = (source: string): string[] =>
  [...source.matchAll(IMPORT)].flatMap(([, ...specifiers]) => packageOf(specifiers.find(Boolean) ?? '.') ?? []);

const manifestOf = (folder: string) => {
  const { dependencies, devDependencies } = v.parse(Manifest, JSON.parse(readSource(join(folder, 'package.json'))));
  return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
};

/** Packages that are declared and not written about, written about and not declared, or used where nobody declared them. */
export function dependencyViolations(): string[] {
  const folders = trackedSources(/^[^/]+\/package\.json$/).map((file) => file.split('/')[0] ?? '');
  const declared = new Map([
    ['root', manifestOf('.')],
    ...folders.map((folder): [string, string[]] => [folder, manifestOf(folder)]),
  ]);
  const declaredUses = new Set(
    [...declared].flatMap(([room, names]) =>
      names.filter((name) => !IS_TAKEN_AS_SAID.test(name)).map((name) => use(room, name)),
    ),
  );
  const written = writtenUses(readSource('docs/dependencies.md'));
  const root = declared.get('root') ?? [];
  const undeclared = trackedSources(/^[^/]+\/.*\.(?:ts|tsx|mjs)$/).flatMap((file) => {
    const room = file.split('/')[0] ?? '';
    const known = [...(declared.get(room) ?? []), ...root];
    return [...new Set(packagesIn(readSource(file)))]
      .filter(
        (name) => !name.startsWith('@bluebird-bay/') && !known.includes(name) && !known.includes(`@types/${name}`),
      )
      .map((name) => `${file}: uses ${name}, which ${room}/package.json does not declare`);
  });
  return [
    ...[...declaredUses]
      .filter((each) => !written.has(each))
      .map((each) => `${each} has no line in docs/dependencies.md`),
    ...[...written]
      .filter((each) => !declaredUses.has(each))
      .map((each) => `${each} is in docs/dependencies.md and not declared`),
    ...undeclared,
  ];
}
