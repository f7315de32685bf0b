import { type DocumentNode, type FieldNode, Kind, type SelectionSetNode } from 'graphql';

/** How many a field asks for, in the document itself or by a variable. */
function timesOf({ arguments: given }: FieldNode, variables: Record<string, unknown>): number {
  const first = given?.find(({ name }) => name.value === 'first' || name.value === 'last')?.value;
  const said = first?.kind === Kind.VARIABLE ? variables[first.name.value] : first?.kind === Kind.INT && first.value;
  return Number(said || 1);
}

/** What a document costs: one for each object, times as many as are asked for; more than the provider counts, never less. */
export function costOf({ definitions }: DocumentNode, variables: Record<string, unknown> = {}): number {
  const fragments = new Map(
    definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.selectionSet] as const] : [],
    ),
  );
  const count = (set: SelectionSetNode | undefined): number => {
    let sum = 0;
    for (const one of set?.selections ?? []) {
      if (one.kind === Kind.FRAGMENT_SPREAD) sum += count(fragments.get(one.name.value));
      else if (one.kind === Kind.INLINE_FRAGMENT) sum += count(one.selectionSet);
      else if (one.selectionSet) sum += 1 + timesOf(one, variables) * count(one.selectionSet);
    }
    return sum;
  };
  return definitions.reduce(
    (sum, one) => sum + (one.kind === Kind.OPERATION_DEFINITION ? count(one.selectionSet) : 0),
    0,
  );
}
