import { type DocumentNode, type FieldNode, Kind, type SelectionSetNode } from 'graphql';

/** How many a field asks for, where it says so in the document itself. */
function timesOf({ arguments: given }: FieldNode): number {
  const first = given?.find(({ name }) => name.value === 'first' || name.value === 'last')?.value;
  return first?.kind === Kind.INT ? Number(first.value) : 1;
}

/** What a document costs: one for each object, times as many as are asked for; roughly what the provider counts. */
export function costOf({ definitions }: DocumentNode): number {
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
      else if (one.selectionSet) sum += 1 + timesOf(one) * count(one.selectionSet);
    }
    return sum;
  };
  return definitions.reduce(
    (sum, one) => sum + (one.kind === Kind.OPERATION_DEFINITION ? count(one.selectionSet) : 0),
    0,
  );
}
