import postcss from 'postcss';

/** What the bundler knows of a module. */
interface ModuleInfo {
  /** Modules it imports statically. */
  importedIds: readonly string[];
}

interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** Reads a source file. */
type Read = (id: string) => string;

const STYLE = /\.module\.css$/;
/** A part that the server renders with the page, though its script comes later. */
const LATER = /\blater(?:<\w+>)?\(\s*\(\)\s*=>\s*import\('(\.[^']+)'\)/g;
const ANY_LATER = /\blater(?:<\w+>)?\(/g;
const COMPOSES = /\bcomposes:[^;]*\sfrom\s+["'](\.[^"']+)["']/g;

const besides = (id: string, specifier: string): string => new URL(specifier, `file://${id}`).pathname;
const named = (pattern: RegExp, id: string, source: string): string[] =>
  [...source.matchAll(pattern)].map(([, specifier]) => besides(id, specifier ?? ''));

/** What the server renders along with the component module `id`, whose script is no static import of it. */
function laterParts(id: string, source: string): string[] {
  const parts = named(LATER, id, source);
  if (parts.length < [...source.matchAll(ANY_LATER)].length)
    throw new Error(`${id} has a later part that does not begin with () => import('./…'): its styles cannot be found.`);
  return parts;
}

function neighbours(id: string, graph: ModuleGraph, read: Read): readonly string[] {
  if (STYLE.test(id)) return named(COMPOSES, id, read(id));
  const imported = graph.getModuleInfo(id)?.importedIds ?? [];
  const rendersLater = imported.some((name) => name.endsWith('/page-runtime/later.tsx'));
  return rendersLater ? [...imported, ...laterParts(id, read(id))] : imported;
}

/** The style sheets of everything the server renders for the modules `roots`: what their first view is styled by. */
export function firstStyles(roots: readonly string[], graph: ModuleGraph, read: Read): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...neighbours(id, graph, read));
  }
  return new Set([...seen].filter((id) => STYLE.test(id)));
}

type Block = postcss.Rule | postcss.AtRule;

/** At-rules that hold other rules; the rest are a whole by themselves, as `@font-face` and `@keyframes` are. */
const HOLDS_RULES = /^(?:container|layer|media|supports)$/;

/** What a block of CSS is for: the classes of its selector, the name of an animation; nothing where it is for all. */
function namesOf(block: Block): string[] {
  if (block.type === 'rule') return [...block.selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name ?? '');
  return /keyframes$/.test(block.name) ? [block.params] : [];
}

/** Leaves of a built style sheet the blocks that are wanted; `isWanted` gets what a block is for, see `namesOf`. */
export function cutStyles(css: string, isWanted: (names: readonly string[]) => boolean): string {
  function isRetained(node: postcss.ChildNode): boolean {
    if (node.type !== 'rule' && node.type !== 'atrule') return false;
    if (node.type === 'rule' || !HOLDS_RULES.test(node.name) || !node.nodes) return isWanted(namesOf(node));
    cut(node);
    return node.nodes.length > 0;
  }

  function cut(container: postcss.Container<postcss.ChildNode>): void {
    for (const node of [...(container.nodes ?? [])]) if (!isRetained(node)) node.remove();
  }

  const root = postcss.parse(css);
  cut(root);
  return root.toString();
}
