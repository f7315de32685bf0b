import { GraphQLError, getNamedType, type ValidationRule, type ValueNode } from 'graphql/index.js';
import { parseGlobalId } from '../../ids/global-id.ts';

/** Ids written into a document are global ids, as those handed in as variables are (`variable-errors.ts`). */
export const GlobalIdsRule: ValidationRule = (context) => {
  const check = (node: ValueNode & { value: string }): undefined => {
    const type = context.getInputType();
    if (type && getNamedType(type).name === 'ID' && !parseGlobalId(node.value))
      context.reportError(new GraphQLError(`Invalid global id '${node.value}'`, { nodes: node }));
  };
  return { StringValue: check, IntValue: check };
};
