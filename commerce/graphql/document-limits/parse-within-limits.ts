import { type DocumentNode, GraphQLError, parse, type Source, visit } from 'graphql/index.js';
import { type DocumentShape, documentShape } from './document-shape.ts';
import { LIMITS } from './limits.ts';

export const tooMuch = (message: string, more: Readonly<Record<string, unknown>> = {}): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'MAX_COMPLEXITY_EXCEEDED', ...more } });

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

/** A syntax error in the hosted provider's words; any other error as it is. */
function inHostedWords(error: unknown): unknown {
  if (!(error instanceof GraphQLError)) return error;
  const [, what] = /^Syntax Error: .*(?:[Ff]ound|[Uu]nexpected) (.+?)\.$/.exec(error.message) ?? [];
  const place = error.locations?.[0];
  if (what === undefined || !place) return error;
  const token = what === '<EOF>' ? 'end of file' : what;
  return new GraphQLError(`syntax error, unexpected ${token} at [${place.line}, ${place.column}]`, {
    ...(error.source && { source: error.source }),
    positions: error.positions ?? [],
    extensions: { code: 'PARSE_ERROR' },
  });
}

function parsed(source: string | Source): DocumentNode {
  try {
    return parse(source, { maxTokens: LIMITS.tokens });
  } catch (error) {
    throw inHostedWords(error);
  }
}

/** Parses a document, and refuses one that is too long, deep or wide before anything else looks at it. */
export function parseWithinLimits(source: string | Source): DocumentNode {
  const document = parsed(source);
  checkShape(documentShape(document));
  checkTexts(document);
  return document;
}
