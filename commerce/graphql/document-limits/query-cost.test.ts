import { buildSchema, type FragmentDefinitionNode, Kind, parse } from 'graphql/index.js';
import { describe, expect, it } from 'vitest';
import { queryCost } from './query-cost.ts';

const schema = buildSchema(`
  type Query { shop: Shop products(first: Int, last: Int): ProductConnection nodes(ids: [ID!]!): [Product] }
  type Shop { name: String }
  type ProductConnection { edges: [ProductEdge!]! nodes: [Product!]! pageInfo: PageInfo! }
  type PageInfo { hasNextPage: Boolean }
  type ProductEdge { node: Product! }
  type Product { title: String tags: [Tag!]! options: [Option!]! pictures(first: Int): ImageConnection images(first: Int): ImageConnection }
  type Tag { name: String }
  type Option { name: String }
  type ImageConnection { nodes: [Image!]! }
  type Image { url: String }
`);

function cost(text: string, variables: Record<string, unknown> = {}): number {
  const { definitions } = parse(text);
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('no operation');
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  return queryCost({ schema, operation, fragments, variables });
}

describe('queryCost', () => {
  it('counts objects, not values', () => expect(cost('{ shop { name } }')).toBe(1));

  it('multiplies by the size of pages', () => {
    // connection, 10 edges, 10 products
    expect(cost('{ products(first: 10) { edges { node { title } } } }')).toBe(21);
    // connection, 10 products, each with a connection and 5 images
    expect(cost('{ products(first: 10) { nodes { pictures(first: 5) { nodes { url } } } } }')).toBe(
      1 + 10 * (1 + 1 + 5),
    );
    expect(cost('{ products(last: 10) { pageInfo { hasNextPage } } }')).toBe(2);
  });

  it('reads page sizes from variables', () => {
    const text = 'query ($n: Int) { products(first: $n) { nodes { title } } }';
    expect(cost(text, { n: 100 })).toBe(101);
    expect(cost(text, { n: 1_000_000 })).toBe(251);
  });

  it('counts fragments where they are used', () => {
    const text =
      '{ products(first: 10) { ...Page } } fragment Page on ProductConnection { nodes { ...Item } } fragment Item on Product { tags { name } }';
    expect(cost(text)).toBe(1 + 10 * (1 + 10));
  });

  it('knows the lists of a product that are short whatever is asked for', () => {
    expect(cost('{ products(first: 100) { nodes { images(first: 250) { nodes { url } } } } }')).toBe(
      1 + 100 * (1 + 1 + 16),
    );
    expect(cost('{ products(first: 100) { nodes { options { name } } } }')).toBe(1 + 100 * (1 + 3));
  });

  it('counts ids that are asked for', () => {
    expect(cost('query ($ids: [ID!]!) { nodes(ids: $ids) { title } }', { ids: ['1', '2', '3'] })).toBe(3);
  });

  it('sees pages within pages for what they are', () => {
    expect(cost('{ products(first: 250) { nodes { pictures(first: 250) { nodes { url } } } } }')).toBeGreaterThan(
      60_000,
    );
  });
});
