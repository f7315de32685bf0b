import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { LATER, type ModuleGraph, ON_DEMAND, type Read, renderedModules } from './rendered-modules.ts';

/** Stands in the sources for what is known of a build once its scripts have names. */
export const PAGE_SCRIPTS = '%page-scripts%';

const PAGE = /\/src\/pages\/[\w-]+\/([\w-]+)-page\.tsx$/;

/** A script of the build. */
interface Script {
  fileName: string;
  /** The modules in it. */
  moduleIds: readonly string[];
  /** The file names of those it imports statically. */
  imports: readonly string[];
  isEntry: boolean;
}

/** A script and all it imports statically, by file name. */
function withImports(fileName: string, scripts: Readonly<Record<string, Script>>, seen: Set<string>): void {
  if (seen.has(fileName)) return;
  seen.add(fileName);
  for (const imported of scripts[fileName]?.imports ?? []) withImports(imported, scripts, seen);
}

/**
 * By template, the scripts that show a page of it, but for those every page has: its own first, then its parts', whatever they
 * import included.
 */
export function scriptsByPage(
  scripts: Readonly<Record<string, Script>>,
  graph: ModuleGraph,
  read: Read,
): ReadonlyMap<string, readonly string[]> {
  const all = Object.values(scripts);
  const everywhere = new Set<string>();
  for (const { fileName, isEntry } of all) if (isEntry) withImports(fileName, scripts, everywhere);
  const scriptOf = new Map(all.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, fileName] as const)));

  /** By itself; what is imported comes with whoever imports it, if that has not been found to do without. */
  const isFetched = (id: string): boolean => (graph.getModuleInfo(id)?.dynamicImporters ?? []).length > 0;

  function scriptsOf(page: string): string[] {
    const needed = new Set<string>();
    for (const id of renderedModules([page], graph, read, [LATER, ON_DEMAND])) {
      const fileName = isFetched(id) ? scriptOf.get(id) : undefined;
      if (fileName) withImports(fileName, scripts, needed);
    }
    return [...needed].filter((fileName) => !everywhere.has(fileName));
  }

  const pages = [...scriptOf.keys()].sort().flatMap((id) => {
    const template = PAGE.exec(id)?.[1];
    return template ? [[template, scriptsOf(id)] as const] : [];
  });
  return new Map(pages);
}

/** Writes into the script that shows pages what each kind of them takes: `template script script …`, a line for each. */
export function namePageScripts(): Plugin {
  return {
    name: 'page-scripts',
    renderChunk(code, _chunk, _options, { chunks }) {
      if (!code.includes(PAGE_SCRIPTS)) return null;
      const byPage = scriptsByPage(chunks, this, (id) => readFileSync(id, 'utf8'));
      const lines = [...byPage].map(([template, files]) =>
        [template, ...files.map((file) => file.replace(/^assets\//, ''))].join(' '),
      );
      return code.replace(PAGE_SCRIPTS, lines.join(';'));
    },
  };
}
