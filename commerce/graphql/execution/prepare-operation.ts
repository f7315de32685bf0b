import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
} from 'graphql/index.js';
import type { BuyerContext } from '../context.ts';
import { credentialMutations } from '../document-limits/credential-mutations.ts';
import { LIMITS } from '../document-limits/limits.ts';
import { inputError } from '../document-limits/list-sizes.ts';
import { tooMuch } from '../document-limits/parse-within-limits.ts';
import { queryCost } from '../document-limits/query-cost.ts';
import { buyerContext, DEFAULT_BUYER } from '../in-context/in-context.ts';

/** A valid document and what goes into it. */
export interface OperationRequest {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName: string | null | undefined;
  variables: Readonly<Record<string, unknown>>;
}

function fragmentsOf(document: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  return fragments;
}

/**
 * Holds an operation with its variables against the limits that depend on them, and finds out for whom it is made. An
 * operation that cannot run at all (no such name, wrong variables) passes: the executor says what is wrong with it.
 */
export function prepareOperation(request: OperationRequest): BuyerContext | GraphQLError {
  const { schema, document, variables } = request;
  const error = inputError(document, variables);
  if (error) return error;
  const operation = getOperationAST(document, request.operationName);
  if (!operation) return DEFAULT_BUYER;
  const fragments = fragmentsOf(document);
  if (credentialMutations(operation, fragments) > LIMITS.credentialMutations)
    return tooMuch('A request may hold one mutation that creates, proves or changes a credential.');
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (!coerced) return DEFAULT_BUYER;
  const cost = queryCost({ schema, operation, fragments, variables: coerced });
  if (cost > LIMITS.cost) return tooMuch(`The query's cost of ${cost} objects exceeds the limit of ${LIMITS.cost}.`);
  try {
    return buyerContext(schema, operation, coerced);
  } catch (refused) {
    if (refused instanceof GraphQLError) return refused;
    throw refused;
  }
}
