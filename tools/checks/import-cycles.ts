/** By file, the files it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Files that import one another in a circle, each circle with all that belong to it (Tarjan's strongly connected
 * components); none where every file can be read after those it builds on.
 */
export function importCycles(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  /** The first file in order that can be reached from each one, as far as that is known. */
  const reach = new Map<string, number>();
  const open = new Set<string>();
  const cycles: string[][] = [];

  function visit(file: string): number {
    const own = order.size;
    order.set(file, own);
    open.add(file);
    let lowest = own;
    for (const next of graph.get(file) ?? []) {
      const known = reach.get(next) ?? order.get(next);
      if (known === undefined) lowest = Math.min(lowest, visit(next));
      else if (open.has(next)) lowest = Math.min(lowest, known);
    }
    reach.set(file, lowest);
    if (lowest === own) close(file);
    return lowest;
  }

  /** Nothing before `file` can be reached from what was opened since: that is a circle, or `file` alone. */
  function close(file: string): void {
    const all = [...open];
    const circle = all.slice(all.indexOf(file));
    for (const member of circle) open.delete(member);
    if (circle.length > 1) cycles.push(circle);
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
