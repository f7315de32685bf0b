import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode, visit } from 'graphql/index.js';

/** How deep and how wide a document is, fragments counted where they are used. */
export interface DocumentShape {
  /** Fields within fields, the root's being the first. Infinite where fragments use themselves. */
  depth: number;
  aliases: number;
  directives: number;
}

const INTROSPECTION: ReadonlySet<string> = new Set(['__schema', '__type']);

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Each fragment is measured once, so that fragments of fragments cost no more than their text. */
function depthOf(selections: SelectionSetNode, fragments: Fragments, known: Map<string, number>): number {
  const depths = selections.selections.map((selection) => {
    // What the schema tells of itself has a limit of its own in the validation.
    if (selection.kind === Kind.FIELD && INTROSPECTION.has(selection.name.value)) return 1;
    if (selection.kind === Kind.FIELD)
      return selection.selectionSet ? 1 + depthOf(selection.selectionSet, fragments, known) : 1;
    if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet, fragments, known);
    return fragmentDepth(selection.name.value, fragments, known);
  });
  return Math.max(0, ...depths);
}

function fragmentDepth(name: string, fragments: Fragments, known: Map<string, number>): number {
  const before = known.get(name);
  if (before !== undefined) return before;
  // Until it is measured a fragment counts as bottomless: meeting it again means that it holds itself.
  known.set(name, Number.POSITIVE_INFINITY);
  const fragment = fragments.get(name);
  const depth = fragment ? depthOf(fragment.selectionSet, fragments, known) : 0;
  known.set(name, depth);
  return depth;
}

/** Measures a parsed document without the schema. */
export function documentShape(document: DocumentNode): DocumentShape {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const sets: SelectionSetNode[] = [];
  let aliases = 0;
  let directives = 0;
  visit(document, {
    FragmentDefinition: (fragment) => void fragments.set(fragment.name.value, fragment),
    OperationDefinition: (operation) => void sets.push(operation.selectionSet),
    Field: (field) => {
      if (field.alias) aliases += 1;
    },
    Directive: () => {
      directives += 1;
    },
  });
  const known = new Map<string, number>();
  return { depth: Math.max(0, ...sets.map((set) => depthOf(set, fragments, known))), aliases, directives };
}
