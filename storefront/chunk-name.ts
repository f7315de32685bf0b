/** What the bundler knows of a module. */
interface ModuleInfo {
  /** Modules that import it statically. */
  importers: readonly string[];
}

interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null;
}

const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime/;
const PAGE = /\/src\/pages\/[\w-]+-page\.tsx$/;
const ENTRY = /\/src\/entry-client\.tsx$/;

/** The entry and the page modules that reach `id` by static imports alone. */
function rootsOf(id: string, graph: ModuleGraph, seen: Set<string>): Set<string> {
  if (PAGE.test(id) || ENTRY.test(id)) return new Set([id]);
  if (seen.has(id)) return new Set();
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return new Set(importers.flatMap((importer) => [...rootsOf(importer, graph, seen)]));
}

/**
 * The chunk a module goes into, so that a first view asks for few files: React by itself, because it outlives our
 * builds; what several pages have in common, in one; everything else stays with whoever imports it.
 */
export function chunkName(id: string, graph: ModuleGraph): string | null {
  if (REACT.test(id)) return 'react';
  const roots = rootsOf(id, graph, new Set());
  if ([...roots].some((root) => ENTRY.test(root))) return null;
  return roots.size > 1 ? 'pages' : null;
}
