interface NodePage<Node> {
  nodes: readonly Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Walks a connection to its end. `ask` gets the page behind a cursor. */
export async function everyNode<Node>(ask: (after: string | null) => Promise<NodePage<Node>>): Promise<Node[]> {
  const found: Node[] = [];
  let after: string | null = null;
  do {
    const { nodes, pageInfo }: NodePage<Node> = await ask(after);
    found.push(...nodes);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  return found;
}
