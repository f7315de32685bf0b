import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  specifiedRules,
  validate,
} from 'graphql/index.js';
import { GlobalIdsRule } from './refusals/global-ids-rule.ts';
import { validationErrors } from './refusals/validation-errors.ts';

/** A document with more mistakes than this is not read to its end. */
const MAX_ERRORS = 10;

/** What the schema tells of itself. */
export interface SchemaExplained {
  introspection: boolean;
  suggestions: boolean;
}

/**
 * Validates against the schema, in the hosted provider's words. A closed schema does not explain itself: no introspection,
 * and no «did you mean» that would spell it out word by word.
 */
export function validationFor({ introspection, suggestions }: SchemaExplained) {
  const rules = [...specifiedRules, GlobalIdsRule, ...(introspection ? [] : [NoSchemaIntrospectionCustomRule])];
  return (schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] => {
    const isWrong = validate(schema, document, rules, { hideSuggestions: true, maxErrors: 1 }).length > 0;
    return isWrong ? validationErrors({ schema, document, rules, suggestions }, MAX_ERRORS) : [];
  };
}
