import { parse } from 'graphql/index.js';
import { describe, expect, it } from 'vitest';
import { documentShape } from './document-shape.ts';

const shape = (text: string) => documentShape(parse(text));

describe('documentShape', () => {
  it('counts fields within fields', () => {
    expect(shape('{ shop { name } }').depth).toBe(2);
    expect(shape('{ a: shop { name } b: shop { c: name } }').aliases).toBe(3);
    expect(shape('query @inContext(country: PH) { shop { name @include(if: true) } }').directives).toBe(2);
  });

  it('counts a fragment where it is used', () => {
    expect(shape('{ a { ...F } } fragment F on X { b { c } }').depth).toBe(3);
    expect(shape('{ a { ... on X { b { c } } } }').depth).toBe(3);
  });

  it('takes the deepest of several operations', () => {
    expect(shape('query A { a } query B { a { b { c } } }').depth).toBe(3);
  });

  it('finds fragments that hold themselves bottomless', () => {
    expect(shape('{ ...A } fragment A on X { b { ...A } }').depth).toBe(Number.POSITIVE_INFINITY);
    expect(shape('{ ...A } fragment A on X { ...B } fragment B on X { ...A }').depth).toBe(Number.POSITIVE_INFINITY);
  });

  // Written out it has 2 to the 200 fields: whoever walked them all would not come back.
  it('measures a chain of doubled fragments without writing it out', () => {
    const chain = Array.from(
      { length: 200 },
      (_, n) => `fragment F${n} on X { a: b { ...F${n + 1} } c: b { ...F${n + 1} } }`,
    );
    expect(shape(`{ ...F0 } ${chain.join(' ')} fragment F200 on X { d }`).depth).toBe(201);
  });
});
