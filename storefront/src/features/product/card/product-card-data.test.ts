import { describe, expect, it } from 'vitest';
import type { ProductCardFragment } from '../../../storefront-api/generated/operations.ts';
import { productCardData } from './product-card-data.ts';

const php = (amount: string) => ({ amount, currencyCode: 'PHP' as const });
const variant = (title: string, quantityAvailable: number | null, availableForSale = true) => ({
  id: `gid://shopify/ProductVariant/${title}`,
  title,
  availableForSale,
  quantityAvailable,
  currentlyNotInStock: false,
});
const swatch = (print: string) => ({
  reference: { image: { dot: `/t/${print}@100.webp` } },
});

function aProduct(changes: Partial<ProductCardFragment> = {}): ProductCardFragment {
  return {
    id: 'gid://shopify/Product/1',
    handle: 'kaila-top-passionfruit',
    title: 'Kaila Triangle Top',
    productType: 'top',
    tags: ['best-seller', 'filter_purple'],
    availableForSale: true,
    priceRange: { minVariantPrice: php('2650.0'), maxVariantPrice: php('2650.0') },
    compareAtPriceRange: { minVariantPrice: php('0.0') },
    variants: { nodes: [variant('S', 14), variant('M', 2), variant('L', null), variant('XL', 0, false)] },
    images: { nodes: [{ altText: 'Laid flat', small: '/p/flat-3@400.webp', large: '/p/flat-3@800.webp' }] },
    print: { value: 'Passionfruit' },
    swatch: swatch('passionfruit'),
    siblings: null,
    ...changes,
  };
}

describe('productCardData', () => {
  it('keeps what the card shows', () => {
    expect(productCardData(aProduct())).toMatchObject({
      handle: 'kaila-top-passionfruit',
      title: 'Kaila Triangle Top',
      print: 'Passionfruit',
      price: php('2650.0'),
      badges: [{ kind: 'best', label: 'Best seller' }],
      swatches: ['/t/passionfruit@100.webp'],
      printCount: 1,
      part: 'top',
    });
  });

  it('leaves out what there is nothing to say about', () => {
    const card = productCardData(aProduct());
    for (const key of ['was', 'priceVaries', 'soldOut', 'note', 'worn']) expect(card).not.toHaveProperty(key);
  });

  it('says what "Most hugged" means where that is said, and what is left says more', () => {
    const plenty = { nodes: [variant('S', 14)] };
    const noteOf = (tags: string[], variants = plenty) => productCardData(aProduct({ tags, variants }))?.note;
    expect(noteOf(['hug'])).toBe('Soft and forgiving: people write to us about it');
    expect(noteOf(['hug', 'new', 'best-seller'])).toBeUndefined();
    expect(noteOf(['hug'], { nodes: [variant('S', 1)] })).toMatch(/1 left/);
  });

  it('tells how many of a size are left only when few are, and nothing when unknown', () => {
    const sizes = productCardData(aProduct())?.sizes.map(({ label, available, left }) => [label, available, left]);
    expect(sizes).toEqual([
      ['S', true, undefined],
      ['M', true, 2],
      ['L', true, undefined],
      ['XL', false, undefined],
    ]);
  });

  it('calls the only size so, whatever the provider calls it', () => {
    const { variants } = aProduct();
    const only = variants.nodes.slice(0, 1).map((variant) => ({ ...variant, title: 'Default Title' }));
    expect(productCardData(aProduct({ variants: { ...variants, nodes: only } }))?.sizes).toMatchObject([
      { label: 'One Size' },
    ]);
  });

  it('counts a price as reduced only when the old one is higher', () => {
    const reduced = (was: string) =>
      productCardData(aProduct({ compareAtPriceRange: { minVariantPrice: php(was) } }))?.was;
    expect(reduced('3300.0')).toEqual(php('3300.0'));
    expect(reduced('2650.0')).toBeUndefined();
    expect(reduced('990.0')).toBeUndefined();
  });

  it('carries no picture that no card shows, and shows no other print as its own', () => {
    expect(productCardData(aProduct())).not.toHaveProperty('fabric');
    const siblings = { value: '[]', references: { nodes: [{ handle: 'kaila-top-angel', swatch: swatch('angel') }] } };
    expect(productCardData(aProduct({ swatch: null, siblings })).swatches).toEqual([]);
  });

  it('shows this print first, then its siblings, and counts them all', () => {
    const siblings = ['wildflowers', 'angel', 'zodiac'].map((print) => ({
      handle: `kaila-top-${print}`,
      swatch: swatch(print),
    }));
    const itself = { handle: 'kaila-top-passionfruit', swatch: swatch('passionfruit') };
    const value = JSON.stringify([1, 2, 3, 4, 5, 6].map((id) => `gid://shopify/Product/${id}`));
    const card = productCardData(aProduct({ siblings: { value, references: { nodes: [itself, ...siblings] } } }));
    expect(card?.swatches).toEqual(
      ['passionfruit', 'wildflowers', 'angel', 'zodiac'].map((print) => `/t/${print}@100.webp`),
    );
    expect(card?.printCount).toBe(6);
  });

  it('costs points where no money buys it, and says so without a price of money (CAT-063)', () => {
    const pack = productCardData(aProduct({ tags: ['rewards-only'], availableForSale: false }));
    expect(pack).toMatchObject({
      points: '200 points',
      note: 'For Bay Club members',
      badges: [{ kind: 'sold-out', label: 'Rewards only' }],
    });
    expect(productCardData(aProduct({ availableForSale: false }))).not.toHaveProperty('points');
  });

  it('has the house’s own picture where the product has none', () => {
    expect(productCardData(aProduct({ images: { nodes: [] } })).flat.small).toBe('/no-picture.svg');
  });

  it('takes metafields of others for what they are', () => {
    expect(productCardData(aProduct({ siblings: { value: 'anything', references: null } })).printCount).toBe(1);
  });

  it('says what its page offers where all sizes are gone, and does not call that nearly gone', () => {
    const card = productCardData(aProduct({ availableForSale: false, variants: { nodes: [variant('S', 0, false)] } }));
    expect(card).toMatchObject({ soldOut: true, note: 'Tell me when it’s back' });
    expect(card?.badges.map(({ kind }) => kind)).not.toContain('last');
  });
});
