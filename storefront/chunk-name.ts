/** What the bundler knows of a module. */
interface ModuleInfo {
  /** Modules that import it statically. */
  importers: readonly string[];
}

interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null;
}

const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime/;
const PAGE = /\/src\/pages\/([\w-]+)-page\.tsx$/;
const ERROR_PAGES = new Set(['not-found', 'server-error']);
const ENTRY = /\/src\/entry-client\.tsx$/;

/** The page modules (by template) and the entry (`''`) that reach `id` by static imports alone. */
function rootsOf(id: string, graph: ModuleGraph, seen: Set<string> = new Set()): Set<string> {
  if (ENTRY.test(id)) return new Set(['']);
  const template = PAGE.exec(id)?.[1];
  if (template) return new Set([template]);
  if (seen.has(id)) return new Set();
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return new Set(importers.flatMap((importer) => [...rootsOf(importer, graph, seen)]));
}

/**
 * The chunk a module goes into, so that a first view asks for few files and for little it does not need: React by
 * itself, because it outlives our builds; the shell, which every page needs; what pages have in common; what only the
 * two error pages have in common. Everything else stays with whoever asks for it.
 */
export function chunkName(id: string, graph: ModuleGraph): string | null {
  if (REACT.test(id)) return 'react';
  const roots = [...rootsOf(id, graph)];
  if (roots.includes('')) return ENTRY.test(id) ? null : 'shell';
  if (roots.length < 2) return null;
  return roots.every((root) => ERROR_PAGES.has(root)) ? 'error-pages' : 'pages';
}
