/** What the bundler knows of a module. */
interface ModuleInfo {
  /** Modules it imports statically. */
  importedIds: readonly string[];
  /** Modules that fetch it when they need it. */
  dynamicImporters: readonly string[];
}

export interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** A page module; its name is its template. */
export const PAGE = /\/src\/pages\/[\w-]+\/([\w-]+)-page\.tsx$/;

/** Reads a source file. */
export type Read = (id: string) => string;

/** How a module names a part that is shown with it though its script comes later, and the file that has the way to do so. */
export interface PartNaming {
  file: string;
  named: RegExp;
  any: RegExp;
}

/** A part that the server renders with the page. */
export const LATER: PartNaming = {
  file: '/page-runtime/later.tsx',
  named: /\blater(?:<\w+>)?\(\s*\(\)\s*=>\s*import\('(\.[^']+)'\)/g,
  any: /\blater(?:<\w+>)?\(/g,
};

/** A part that only the browser renders. */
export const ON_DEMAND: PartNaming = {
  file: '/page-runtime/on-demand.tsx',
  named: /\bonDemand(?:<\w+>)?\(\s*\(\)\s*=>\s*import\('(\.[^']+)'\)/g,
  any: /\bonDemand(?:<\w+>)?\(/g,
};

/** The files a source names by `pattern`, beside itself. */
export const filesNamed = (pattern: RegExp, id: string, source: string): string[] =>
  [...source.matchAll(pattern)].map(([, specifier]) => new URL(specifier ?? '', `file://${id}`).pathname);

function partsOf(id: string, source: string, { named, any }: PartNaming): string[] {
  const parts = filesNamed(named, id, source);
  if (parts.length < [...source.matchAll(any)].length)
    throw new Error(
      `${id} has a later part that does not begin with () => import('./…'): it cannot be told what that needs.`,
    );
  return parts;
}

/**
 * The modules `roots`, all they import, and the parts that are shown with them though their scripts come later. `further` tells
 * what a module brings along besides.
 */
export function renderedModules(
  roots: readonly string[],
  graph: ModuleGraph,
  read: Read,
  namings: readonly PartNaming[],
  further: (id: string) => readonly string[] = () => [],
): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const imported = graph.getModuleInfo(id)?.importedIds ?? [];
    const used = namings.filter(({ file }) => imported.some((name) => name.endsWith(file)));
    const source = used.length > 0 ? read(id) : '';
    open.push(...imported, ...used.flatMap((naming) => partsOf(id, source, naming)), ...further(id));
  }
  return seen;
}
