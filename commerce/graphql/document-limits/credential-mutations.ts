import {
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql/index.js';

/** Mutations that hold a secret against what is kept, set one, or have an email with one written. */
const CREDENTIAL_MUTATIONS: ReadonlySet<string> = new Set([
  'customerAccessTokenCreate',
  'customerAccessTokenCreateWithMultipass',
  'customerActivate',
  'customerActivateByUrl',
  'customerCreate',
  'customerRecover',
  'customerReset',
  'customerResetByUrl',
  'customerUpdate',
]);

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** Each fragment is gone through once: spread twice it still runs once, and a bomb of fragments costs no more than its text. */
function countIn(selections: SelectionSetNode, fragments: Fragments, seen: Set<string>): number {
  return selections.selections.reduce((sum, selection) => {
    if (selection.kind === Kind.FIELD) return sum + (CREDENTIAL_MUTATIONS.has(selection.name.value) ? 1 : 0);
    if (selection.kind === Kind.INLINE_FRAGMENT) return sum + countIn(selection.selectionSet, fragments, seen);
    const name = selection.name.value;
    const fragment = fragments[name];
    if (!fragment || seen.has(name)) return sum;
    seen.add(name);
    return sum + countIn(fragment.selectionSet, fragments, seen);
  }, 0);
}

/** How many credential mutations an operation would run, under whatever aliases and in whatever fragments (B4). */
export function credentialMutations(operation: OperationDefinitionNode, fragments: Fragments): number {
  return operation.operation === 'mutation' ? countIn(operation.selectionSet, fragments, new Set()) : 0;
}
