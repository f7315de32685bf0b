import { type DocumentNode, GraphQLError, parse, type Source, visit } from 'graphql/index.js';
import { type DocumentShape, documentShape } from './document-shape.ts';
import { LIMITS } from './limits.ts';

export const tooMuch = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'MAX_COMPLEXITY_EXCEEDED' } });

function checkShape(shape: DocumentShape): void {
  for (const name of ['depth', 'aliases', 'directives'] as const) {
    if (shape[name] > LIMITS[name])
      throw tooMuch(`The query's ${name} of ${shape[name]} exceeds the limit of ${LIMITS[name]}.`);
  }
}

/** PostgreSQL keeps no NUL, so a text with one can match nothing and must not reach it. */
function checkTexts(document: DocumentNode): void {
  visit(document, {
    StringValue: ({ value }) => {
      if (value.includes('\0')) throw new GraphQLError('Texts must not contain NUL characters.');
    },
  });
}

/** Parses a document, and refuses one that is too long, deep or wide before anything else looks at it. */
export function parseWithinLimits(source: string | Source): DocumentNode {
  const document = parse(source, { maxTokens: LIMITS.tokens });
  checkShape(documentShape(document));
  checkTexts(document);
  return document;
}
