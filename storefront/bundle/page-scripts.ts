import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { LATER, type ModuleGraph, ON_DEMAND, PAGE, type Read, renderedModules } from './rendered-modules.ts';

/** Stands in the sources for what is known of a build once its scripts have names. */
export const PAGE_SCRIPTS = '%page-scripts%';

/** A script of the build. */
interface Script {
  fileName: string;
  /** The modules in it. */
  moduleIds: readonly string[];
  /** The file names of those it imports statically. */
  imports: readonly string[];
  isEntry: boolean;
}

type Scripts = Readonly<Record<string, Script>>;

/** Some scripts and all they import statically, by file name. */
function withImports(
  fileNames: readonly string[],
  scripts: Scripts,
  seen: Set<string> = new Set(),
): ReadonlySet<string> {
  for (const fileName of fileNames) {
    if (seen.has(fileName)) continue;
    seen.add(fileName);
    withImports(scripts[fileName]?.imports ?? [], scripts, seen);
  }
  return seen;
}

const namesOf = (scripts: Scripts, those: (script: Script) => boolean): string[] =>
  Object.values(scripts)
    .filter(those)
    .map(({ fileName }) => fileName);

/** What every page has. */
const everywhere = (scripts: Scripts): ReadonlySet<string> =>
  withImports(
    namesOf(scripts, ({ isEntry }) => isEntry),
    scripts,
  );

const isPage = ({ moduleIds }: Script): boolean => moduleIds.some((id) => PAGE.test(id));

/**
 * What comes with a script and is imported by none but those it imports: a browser hears of it a round trip late. Nothing of what
 * documents name, which it does not wait for.
 */
export function heardOfLate(fileName: string, scripts: Scripts): readonly string[] {
  const common = everywhere(scripts);
  if (common.has(fileName) || withImports(namesOf(scripts, isPage), scripts).has(fileName)) return [];
  const heardOf = new Set([fileName, ...(scripts[fileName]?.imports ?? []), ...common]);
  return [...withImports([fileName], scripts)].filter((late) => !heardOf.has(late));
}

/**
 * By template, the scripts that show a page of it: its own first, then its parts', whatever they import included. Without those
 * that every page has, or that come with `told`, which is to know of this.
 */
export function scriptsByPage(
  told: string,
  scripts: Scripts,
  graph: ModuleGraph,
  read: Read,
): ReadonlyMap<string, readonly string[]> {
  const known = new Set([...everywhere(scripts), ...withImports([told], scripts)]);
  const scriptOf = new Map(
    Object.values(scripts).flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, fileName] as const)),
  );

  /** By itself; what is imported comes with whoever imports it, if that has not been found to do without. */
  const isFetched = (id: string): boolean => (graph.getModuleInfo(id)?.dynamicImporters ?? []).length > 0;

  function scriptsOf(page: string): string[] {
    const rendered = renderedModules([page], graph, read, [LATER, ON_DEMAND]);
    const fetched = [...rendered].filter(isFetched).flatMap((id) => scriptOf.get(id) ?? []);
    return [...withImports(fetched, scripts)].filter((fileName) => !known.has(fileName));
  }

  const pages = [...scriptOf.keys()].sort().flatMap((id) => {
    const template = PAGE.exec(id)?.[1];
    return template ? [[template, scriptsOf(id)] as const] : [];
  });
  return new Map(pages);
}

/** What each kind of page takes: `template script script …`, a line for each. */
const linesOf = (byPage: ReadonlyMap<string, readonly string[]>): string =>
  [...byPage].map(([template, files]) => [template, ...files.map((file) => basename(file))].join(' ')).join(';');

/**
 * Has browsers ask for scripts side by side. The one that shows pages is told what each kind of them takes. What comes later
 * imports by itself whatever comes with it, behind what it imports anyway, so that all is run in the order it was.
 */
export function scriptsSideBySide(): Plugin {
  return {
    name: 'scripts-side-by-side',
    renderChunk(code, { fileName }, _options, { chunks }) {
      const told = code.includes(PAGE_SCRIPTS)
        ? code.replace(PAGE_SCRIPTS, linesOf(scriptsByPage(fileName, chunks, this, (id) => readFileSync(id, 'utf8'))))
        : code;
      const imports = heardOfLate(fileName, chunks).map((late) => `import ${JSON.stringify(`./${basename(late)}`)};\n`);
      return imports.length > 0 ? `${told}\n${imports.join('')}` : told;
    },
  };
}
