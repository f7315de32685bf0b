import { describe, expect, it } from 'vitest';
import { sizesGlance } from './product-card.tsx';

const sizes = (labels: string, soldOut = '') =>
  labels.split(' ').map((label) => ({
    variantId: label,
    label,
    available: !soldOut.split(' ').includes(label),
  }));

describe('sizesGlance', () => {
  it('names S, M, L, XL, and what is larger with a plus', () => {
    expect(sizesGlance(sizes('S M L XL XXL'))).toEqual(['S', 'M', 'L', 'XL', '+']);
    expect(sizesGlance(sizes('XS S M L XL XXL XXXL'))).toEqual(['XS', 'S', 'M', 'L', 'XL', '+']);
  });

  it('leaves out what is sold out', () => {
    expect(sizesGlance(sizes('S M L XL XXL', 'M XXL'))).toEqual(['S', 'L', 'XL']);
  });

  it('has nothing to say of products without sizes', () => {
    expect(sizesGlance([{ variantId: '1', label: 'One Size', available: true }])).toBeUndefined();
    expect(sizesGlance(sizes('$25 $50'))).toBeUndefined();
  });
});
