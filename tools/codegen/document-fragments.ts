import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql';

function spreadNames(definition: DefinitionNode): string[] {
  const names: string[] = [];
  visit(definition, { FragmentSpread: (spread) => void names.push(spread.name.value) });
  return names;
}

/** A document of one operation and every fragment it reaches, each once, found by name among `definitions`. */
export function withFragments(
  operation: OperationDefinitionNode,
  definitions: readonly DefinitionNode[],
): DocumentNode {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const waiting = spreadNames(operation);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (fragments.has(name)) continue;
    const wanted = name;
    const fragment = definitions.find(
      (definition): definition is FragmentDefinitionNode =>
        definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === wanted,
    );
    if (!fragment) throw new Error(`Unknown fragment ${name}.`);
    fragments.set(name, fragment);
    waiting.push(...spreadNames(fragment));
  }
  return { kind: Kind.DOCUMENT, definitions: [operation, ...fragments.values()] };
}
