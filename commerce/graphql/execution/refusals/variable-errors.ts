import {
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isScalarType,
  type OperationDefinitionNode,
  print,
  typeFromAST,
} from 'graphql/index.js';
import { parseGlobalId } from '../../ids/global-id.ts';

/** What is wrong inside a variable, and where in it. */
interface Problem {
  path: ReadonlyArray<string | number>;
  explanation: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (key: string | number, problems: readonly Problem[]): Problem[] =>
  problems.map(({ path, explanation }) => ({ path: [key, ...path], explanation }));

const problem = (explanation: string): Problem[] => [{ path: [], explanation }];

function objectProblems(
  value: unknown,
  fields: Readonly<Record<string, { type: GraphQLInputType; defaultValue: unknown }>>,
  name: string,
): Problem[] {
  if (!isRecord(value)) return problem(`Expected ${JSON.stringify(value)} to be a key-value object.`);
  const unknown = Object.keys(value).flatMap((key) =>
    Object.hasOwn(fields, key) ? [] : at(key, problem(`Field is not defined on ${name}`)),
  );
  const known = Object.entries(fields).flatMap(([key, field]) => {
    if (Object.hasOwn(value, key)) return at(key, problemsOf(value[key], field.type));
    const isMissing = isNonNullType(field.type) && field.defaultValue === undefined;
    return isMissing ? at(key, problem('Expected value to not be null')) : [];
  });
  return [...unknown, ...known];
}

function leafProblems(value: unknown, type: GraphQLInputType): Problem[] {
  if (isEnumType(type)) {
    if (typeof value === 'string' && type.getValue(value)) return [];
    const names = type.getValues().map((entry) => entry.name);
    return problem(`Expected ${JSON.stringify(value)} to be one of: ${names.join(', ')}`);
  }
  if (!isScalarType(type)) return [];
  if (type.name === 'ID') {
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && parseGlobalId(text) ? [] : problem(`Invalid global id '${String(text)}'`);
  }
  try {
    type.parseValue(value);
    return [];
  } catch {
    return problem(`Could not coerce value ${JSON.stringify(value)} to ${type.name}`);
  }
}

/** What is wrong with a value for an input type. */
function problemsOf(value: unknown, type: GraphQLInputType): Problem[] {
  if (isNonNullType(type)) {
    return value === null || value === undefined
      ? problem('Expected value to not be null')
      : problemsOf(value, type.ofType);
  }
  if (value === null || value === undefined) return [];
  if (isListType(type))
    return Array.isArray(value)
      ? value.flatMap((item: unknown, index) => at(index, problemsOf(item, type.ofType)))
      : problemsOf(value, type.ofType);
  if (isInputObjectType(type)) return objectProblems(value, type.getFields(), type.name);
  return leafProblems(value, type);
}

/** More than so many are not told. */
const MOST = 10;

/**
 * What is wrong with the variables of an operation, in the hosted provider's words and with its code: a value of another type,
 * a required one that is missing, and an id that is none.
 */
export function variableErrors(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): GraphQLError[] {
  return variableDefinitions.flatMap((definition) => {
    const name = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type);
    const given = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (!isInputType(type)) return [];
    if (given === undefined && definition.defaultValue) return [];
    const found = problemsOf(given, type).slice(0, MOST);
    if (found.length === 0) return [];
    const told = found
      .filter(({ path }) => path.length > 0)
      .map(({ path, explanation }) => `${path.join('.')} (${explanation})`);
    const where = told.length > 0 ? ` for ${told.join(', ')}` : '';
    return new GraphQLError(`Variable $${name} of type ${print(definition.type)} was provided invalid value${where}`, {
      nodes: definition,
      extensions: { code: 'INVALID_VARIABLE', value: given ?? null, problems: found },
    });
  });
}
