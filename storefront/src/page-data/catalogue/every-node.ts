interface NodePage<Node> {
  nodes: readonly Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Walks a connection to its end. `request` gets the page behind a cursor. */
export async function everyNode<Node>(request: (after: string | null) => Promise<NodePage<Node>>): Promise<Node[]> {
  const found: Node[] = [];
  let after: string | null = null;
  do {
    const { nodes, pageInfo }: NodePage<Node> = await request(after);
    found.push(...nodes);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  return found;
}
