import {
  type ArgumentNode,
  type DocumentNode,
  GraphQLError,
  Kind,
  type VariableDefinitionNode,
  visit,
} from 'graphql/index.js';
import { LIMITS } from './limits.ts';

const tooMany = (size: number, path?: readonly string[]): GraphQLError =>
  new GraphQLError(`The input array size of ${size} is greater than the maximum allowed of ${LIMITS.items}.`, {
    ...(path && { path }),
    extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' },
  });

/** Texts that PostgreSQL cannot keep as they are: it refuses NUL, and half a letter would become another one. */
function textError(text: string): GraphQLError | undefined {
  if (text.includes('\0')) return new GraphQLError('Texts must not contain NUL characters.');
  return text.isWellFormed() ? undefined : new GraphQLError('Texts must not contain halves of characters.');
}

/** Walks variables of any shape; they come from JSON, so they hold no circle. */
function variableError(value: unknown): GraphQLError | undefined {
  if (typeof value === 'string') return textError(value);
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value) && value.length > LIMITS.items) return tooMany(value.length);
  for (const item of Object.values(value)) {
    const error = variableError(item);
    if (error) return error;
  }
  return undefined;
}

/** Calls back with each argument of a field, and the way to it. */
function visitArguments(document: DocumentNode, see: (argument: ArgumentNode, path: string[]) => void): void {
  const path: string[] = [];
  visit(document, {
    Field: {
      enter: (field) => {
        path.push(field.alias?.value ?? field.name.value);
        for (const argument of field.arguments ?? []) see(argument, [...path, argument.name.value]);
      },
      leave: () => void path.pop(),
    },
  });
}

function longestList(node: ArgumentNode | VariableDefinitionNode): number {
  let size = 0;
  visit(node, {
    ListValue: ({ values }) => {
      size = Math.max(size, values.length);
    },
  });
  return size;
}

/** What is wrong with the variables, at the argument they go to. */
function variableErrorAt(document: DocumentNode, variables: unknown): GraphQLError | undefined {
  if (typeof variables !== 'object' || variables === null) return undefined;
  for (const [name, value] of Object.entries(variables)) {
    const error = variableError(value);
    if (!error) continue;
    let place: string[] | undefined;
    visitArguments(document, ({ value: given }, path) => {
      if (given.kind === Kind.VARIABLE && given.name.value === name) place ??= path;
    });
    return place ? new GraphQLError(error.message, { path: place, extensions: error.extensions }) : error;
  }
  return undefined;
}

interface WrittenList {
  size: number;
  /** Absent for one that a variable has where it is not given. */
  path?: string[];
}

/** Documents are parsed once for all who send the same one, and what is written in them does not change. */
const tooLong = new WeakMap<DocumentNode, WrittenList | 'none'>();

/** The first list in a document that is too long. */
function findTooLong(document: DocumentNode): WrittenList | 'none' {
  let found: WrittenList | undefined;
  visitArguments(document, (argument, path) => {
    const size = longestList(argument);
    if (size > LIMITS.items) found ??= { size, path };
  });
  visit(document, {
    VariableDefinition: (definition) => {
      const size = longestList(definition);
      if (size > LIMITS.items) found ??= { size };
    },
  });
  return found ?? 'none';
}

/** What is wrong with the lists and texts handed in, as variables or in the document itself. */
export function inputError(document: DocumentNode, variables: unknown): GraphQLError | undefined {
  const error = variableErrorAt(document, variables);
  if (error) return error;
  const written = tooLong.get(document) ?? findTooLong(document);
  tooLong.set(document, written);
  return written === 'none' ? undefined : tooMany(written.size, written.path);
}
