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

/** A script and all it imports statically, by file name. */
function withImports(fileName: string, scripts: Scripts, seen: Set<string>): void {
  if (seen.has(fileName)) return;
  seen.add(fileName);
  for (const imported of scripts[fileName]?.imports ?? []) withImports(imported, scripts, seen);
}

/** The scripts that some bring along, themselves included, by file name. */
function comingWith(those: (script: Script) => boolean, scripts: Scripts): ReadonlySet<string> {
  const coming = new Set<string>();
  for (const script of Object.values(scripts)) if (those(script)) withImports(script.fileName, scripts, coming);
  return coming;
}

/** What every page has. */
const everywhere = (scripts: Scripts): ReadonlySet<string> => comingWith(({ isEntry }) => isEntry, scripts);

/** What documents name, so that no browser waits to hear of it. */
const named = (scripts: Scripts): ReadonlySet<string> =>
  comingWith(({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => PAGE.test(id)), scripts);

/**
 * What comes with a script and is imported by none but those it imports: a browser hears of it a round trip late, unless the
 * document says so.
 */
export function heardOfLate(fileName: string, scripts: Scripts): readonly string[] {
  if (named(scripts).has(fileName)) return [];
  const needed = comingWith((script) => script.fileName === fileName, scripts);
  const heardOf = new Set([fileName, ...(scripts[fileName]?.imports ?? []), ...everywhere(scripts)]);
  return [...needed].filter((late) => !heardOf.has(late));
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
  const known = comingWith(({ fileName, isEntry }) => isEntry || fileName === told, scripts);
  const scriptOf = new Map(
    Object.values(scripts).flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, fileName] as const)),
  );

  /** By itself; what is imported comes with whoever imports it, if that has not been found to do without. */
  const isFetched = (id: string): boolean => (graph.getModuleInfo(id)?.dynamicImporters ?? []).length > 0;

  function scriptsOf(page: string): string[] {
    const needed = new Set<string>();
    for (const id of renderedModules([page], graph, read, [LATER, ON_DEMAND])) {
      const fileName = isFetched(id) ? scriptOf.get(id) : undefined;
      if (fileName) withImports(fileName, scripts, needed);
    }
    return [...needed].filter((fileName) => !known.has(fileName));
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
