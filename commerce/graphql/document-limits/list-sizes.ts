import { type DocumentNode, GraphQLError, visit } from 'graphql/index.js';
import { LIMITS } from './limits.ts';

const tooMany = (size: number): GraphQLError =>
  new GraphQLError(`The input array size of ${size} is greater than the maximum allowed of ${LIMITS.items}.`, {
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

/** What is wrong with the lists and texts handed in, as variables or in the document itself. */
export function inputError(document: DocumentNode, variables: unknown): GraphQLError | undefined {
  let error = variableError(variables);
  visit(document, {
    ListValue: ({ values }) => {
      if (values.length > LIMITS.items) error ??= tooMany(values.length);
    },
  });
  return error;
}
