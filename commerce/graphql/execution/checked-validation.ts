import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  specifiedRules,
  validate,
} from 'graphql/index.js';

/** A document with more mistakes than this is not read to its end. */
const MAX_ERRORS = 10;

/**
 * Validates against the schema. In production the schema does not explain itself: no introspection, and no «did you mean»
 * that would spell it out word by word.
 */
export function validationFor(production: boolean) {
  const rules = production ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules;
  return (schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] =>
    validate(schema, document, rules, { hideSuggestions: production, maxErrors: MAX_ERRORS });
}
