import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
} from 'graphql/index.js';
import type { PreparedOperation } from '../context.ts';
import { credentialMutations } from '../document-limits/credential-mutations.ts';
import { LIMITS } from '../document-limits/limits.ts';
import { inputError } from '../document-limits/list-sizes.ts';
import { tooMuch } from '../document-limits/parse-within-limits.ts';
import { queryCost } from '../document-limits/query-cost.ts';
import { buyerContext, DEFAULT_BUYER } from '../in-context/in-context.ts';
import { variableErrors } from './refusals/variable-errors.ts';

/** A valid document and what goes into it. */
export interface OperationRequest {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName: string | null | undefined;
  variables: Readonly<Record<string, unknown>>;
  isTokenless: boolean;
}

function fragmentsOf(document: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  return fragments;
}

/** An operation that cannot run (no such name): the executor says what is wrong with it. */
const CANNOT_RUN: PreparedOperation = { ...DEFAULT_BUYER, hasContext: false, cost: 0 };

function costError(cost: number, isTokenless: boolean): GraphQLError | undefined {
  const maxCost = isTokenless ? LIMITS.tokenlessCost : LIMITS.cost;
  return cost > maxCost ? tooMuch('Complexity exceeded', { cost, maxCost }) : undefined;
}

/**
 * Holds an operation with its variables against the limits that depend on them, and finds out for whom it is made; or what is
 * wrong with it.
 */
export function prepareOperation(request: OperationRequest): PreparedOperation | GraphQLError[] {
  const { schema, document, variables } = request;
  const error = inputError(document, variables);
  if (error) return [error];
  const operation = getOperationAST(document, request.operationName);
  if (!operation) return CANNOT_RUN;
  const fragments = fragmentsOf(document);
  if (credentialMutations(operation, fragments) > LIMITS.credentialMutations)
    return [tooMuch('A request may hold one mutation that creates, proves or changes a credential.')];
  const wrong = variableErrors(schema, operation, variables);
  if (wrong.length > 0) return wrong;
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (!coerced) return CANNOT_RUN;
  const cost = queryCost({ schema, operation, fragments, variables: coerced });
  const tooDear = costError(cost, request.isTokenless);
  if (tooDear) return [tooDear];
  return { ...buyerContext(schema, operation, coerced), cost };
}
