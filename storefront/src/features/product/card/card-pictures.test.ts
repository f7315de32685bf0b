import { describe, expect, it } from 'vitest';
import { cardPictures } from './card-pictures.ts';

const picture = (view: string, altText: string | null = null) => ({
  altText,
  small: `/pictures/v1/p/triangle/passionfruit/${view}@400.webp`,
  large: `/pictures/v1/p/triangle/passionfruit/${view}@800.webp`,
});
const foreign = (name: string) => ({
  altText: null,
  small: `https://cdn.example/${name}.jpg`,
  large: `https://cdn.example/${name}-2x.jpg`,
});

describe('cardPictures', () => {
  it('tells flat from worn, whatever the order', () => {
    const pictures = cardPictures([picture('model-3', 'Marisol'), picture('close-1'), picture('flat-2')], 'Kaila');
    expect(pictures?.flat.small).toContain('flat-2@400');
    expect(pictures?.worn?.small).toContain('model-3@400');
    expect(pictures?.worn?.alt).toBe('Marisol');
    expect(pictures?.flat.alt).toBe('Kaila');
  });

  it('has no second picture where nobody wears the product', () => {
    expect(cardPictures([picture('flat-1'), picture('close-1')], 'Towel')?.worn).toBeUndefined();
  });

  it('takes the first two where addresses say nothing', () => {
    const pictures = cardPictures([foreign('a'), foreign('b'), foreign('c')], 'Kaila');
    expect([pictures?.flat.small, pictures?.worn?.small]).toEqual([
      'https://cdn.example/a.jpg',
      'https://cdn.example/b.jpg',
    ]);
  });

  it('is the house’s own without pictures', () => {
    expect(cardPictures([], 'Kaila')).toEqual({
      flat: { small: '/no-picture.svg', large: '/no-picture.svg', alt: 'Kaila' },
    });
  });
});
