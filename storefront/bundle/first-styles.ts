import postcss from 'postcss';
import { filesNamed, LATER, type ModuleGraph, type Read, renderedModules } from './rendered-modules.ts';

const STYLE = /\.module\.css$/;
const COMPOSES = /\bcomposes:[^;]*\sfrom\s+["'](\.[^"']+)["']/g;

/** The style sheets of everything the server renders for the modules `roots`: what their first view is styled by. */
export function firstStyles(roots: readonly string[], graph: ModuleGraph, read: Read): ReadonlySet<string> {
  const composed = (id: string): string[] => (STYLE.test(id) ? filesNamed(COMPOSES, id, read(id)) : []);
  const rendered = renderedModules(roots, graph, read, [LATER], composed);
  return new Set([...rendered].filter((id) => STYLE.test(id)));
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
