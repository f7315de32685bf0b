import { badInput } from '../bad-input.ts';
import type { RequestContext } from '../context.ts';
import type { QueryRootResolvers } from '../generated/resolvers.ts';
import { parseGlobalId } from '../ids/global-id.ts';
import { findNode, type NodeSource } from './find-node.ts';

/** What an id names; null where there is no such thing, and for what only its owner may see. */
async function nodeOf(id: string, context: RequestContext): Promise<NodeSource | null> {
  const parsed = parseGlobalId(id);
  if (!parsed) throw badInput(`Invalid global id '${id}'`);
  return findNode(parsed.type, id, context);
}

export const nodeQueries = {
  node: (_root, { id }, context) => nodeOf(id, context),
  nodes: (_root, { ids }, context) => Promise.all(ids.map((id) => nodeOf(id, context))),
} satisfies QueryRootResolvers;
