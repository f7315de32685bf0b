import { describe, expect, it } from 'vitest';
import type { ProductDetailsFragment } from '../../../storefront-api/generated/operations.ts';
import { productViewData } from './product-view-data.ts';

const usd = (amount: string) => ({ amount, currencyCode: 'USD' as const });
const picture = (view: string) => ({
  altText: null,
  small: `/pictures/v1/p/triangle/wildflowers/${view}-1@400.webp`,
  large: `/pictures/v1/p/triangle/wildflowers/${view}-1@800.webp`,
});

function aVariant(title: string, change: Partial<ProductDetailsFragment['variants']['nodes'][number]> = {}) {
  return {
    id: `variant-${title}`,
    title,
    availableForSale: true,
    quantityAvailable: 40,
    currentlyNotInStock: false,
    selectedOptions: [{ name: 'Size', value: title }],
    price: usd('46.0'),
    compareAtPrice: null,
    promo: null,
    ...change,
  };
}

function aProduct(change: Partial<ProductDetailsFragment> = {}): ProductDetailsFragment {
  return {
    id: 'gid://shopify/Product/1',
    handle: 'kaila-top-wildflowers',
    title: 'Kaila Triangle Top',
    productType: 'top',
    vendor: 'Bluebird Bay',
    isGiftCard: false,
    tags: [],
    descriptionHtml: '<p>Poppies.</p><p>Daisies.</p>',
    availableForSale: true,
    variants: { nodes: [aVariant('S'), aVariant('M')] },
    images: { nodes: [picture('model'), picture('flat')] },
    print: { value: 'Wildflowers' },
    details: { value: '["Ties at neck and back","Fully lined"]' },
    fabric: { value: '82% recycled nylon, 18% elastane.' },
    care: null,
    fit: null,
    model: null,
    models: null,
    measurements: null,
    siblings: null,
    matches: null,
    ...change,
  };
}

const sibling = (handle: string, print: string, availableForSale = true) => ({
  handle,
  title: 'Kaila Triangle Top',
  availableForSale,
  print: { value: print },
  images: { nodes: [picture('flat')] },
});

describe('what the product page shows', () => {
  it('is whose it is only where that is not the shop', () => {
    expect(productViewData(aProduct())).not.toHaveProperty('brand');
    expect(productViewData(aProduct({ vendor: 'Nordsee GmbH' }))).toMatchObject({ brand: 'Nordsee GmbH' });
  });

  it('keeps what is there and leaves out what is not', () => {
    const view = productViewData(aProduct());
    expect(view).toMatchObject({ print: 'Wildflowers', story: ['Poppies.', 'Daisies.'], siblings: [], matches: [] });
    expect(view?.details).toEqual(['Ties at neck and back', 'Fully lined']);
    expect(Object.keys(view ?? {})).not.toContain('care');
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });

  it('names every picture, and finds the one with somebody in it', () => {
    const view = productViewData(aProduct());
    expect(view?.pictures.map(({ alt }) => alt)).toEqual(Array(2).fill('Kaila Triangle Top in Wildflowers'));
    expect(view?.worn?.small).toContain('model-1');
  });

  it('says a number for the last three of a size, and none for more or for what is gone', () => {
    const variants = [
      aVariant('S', { quantityAvailable: 4 }),
      aVariant('M', { quantityAvailable: 3 }),
      aVariant('L', { quantityAvailable: 0, availableForSale: false }),
      aVariant('XL', { quantityAvailable: 2, currentlyNotInStock: true }),
    ];
    const sizes = productViewData(aProduct({ variants: { nodes: variants } }))?.sizes;
    expect(sizes?.map(({ label, available, left }) => [label, available, left])).toEqual([
      ['S', true, undefined],
      ['M', true, 3],
      ['L', false, undefined],
      ['XL', true, undefined],
    ]);
  });

  it('gives a size its own price only where it differs', () => {
    const variants = [aVariant('S'), aVariant('XXL', { price: usd('50.0'), compareAtPrice: usd('60.0') })];
    const view = productViewData(aProduct({ variants: { nodes: variants } }));
    expect(view).toMatchObject({
      price: usd('46.0'),
      sizes: [{ label: 'S' }, { price: usd('50.0'), was: usd('60.0') }],
    });
    expect(view?.sizes[0]).not.toHaveProperty('price');
  });

  it('shows an old price only when it was higher', () => {
    const reduced = (was: string) =>
      productViewData(aProduct({ variants: { nodes: [aVariant('S', { compareAtPrice: usd(was) })] } }))?.was;
    expect(reduced('60.0')).toEqual(usd('60.0'));
    expect(reduced('46.0')).toBeUndefined();
  });

  it('puts this print first among its siblings and marks those that are sold out', () => {
    const nodes = [
      sibling('kaila-top-passionfruit', 'Passionfruit'),
      sibling('kaila-top-wildflowers', 'Wildflowers'),
      sibling('kaila-top-gingham-cherry', 'Gingham Cherry', false),
      {},
    ];
    const view = productViewData(aProduct({ siblings: { value: '[]', references: { nodes } } }));
    expect(view?.siblings.map(({ print, soldOut }) => [print, soldOut])).toEqual([
      ['Wildflowers', undefined],
      ['Passionfruit', undefined],
      ['Gingham Cherry', true],
    ]);
  });

  it('counts its prints where they are more than it shows', () => {
    const nodes = [sibling('kaila-top-passionfruit', 'Passionfruit')];
    const countOf = (ids: readonly number[]) => {
      const value = JSON.stringify(ids.map((id) => `gid://shopify/Product/${id}`));
      return productViewData(aProduct({ siblings: { value, references: { nodes } } }))?.printCount;
    };
    expect(countOf([2, 3, 4])).toBe(4);
    expect(countOf([1, 2, 3, 4])).toBe(4);
    expect(countOf([2])).toBeUndefined();
  });

  it('carries what the notes say', () => {
    const variants = { nodes: [aVariant('S', { promo: { value: 'marlo-dolls' } })] };
    expect(productViewData(aProduct({ tags: ['final-sale'], variants }))).toMatchObject({
      finalSale: true,
      promo: 'marlo-dolls',
    });
  });

  it('says nothing of metafields that are no text, as a shop of others may have them', () => {
    const view = productViewData(
      aProduct({
        fabric: { value: '{"type":"root","children":[]}' },
        care: { value: '["Cold","By hand"]' },
        fit: { value: 'gid://shopify/Metaobject/7' },
        model: { value: '' },
      }),
    );
    for (const name of ['fabric', 'care', 'fit', 'model']) expect(view).not.toHaveProperty(name);
  });

  it('calls a product without a size name One Size', () => {
    const variants = { nodes: [aVariant('Default Title')] };
    expect(productViewData(aProduct({ variants }))?.sizes[0]?.label).toBe('One Size');
  });

  it('names the matches that complete a top, as far as they can be had', () => {
    const match = (handle: string, productType: string, availableForSale = true) => ({
      id: `gid://shopify/Product/${handle}`,
      handle,
      title: handle,
      productType,
      tags: [],
      availableForSale,
      priceRange: { minVariantPrice: usd('42.0'), maxVariantPrice: usd('42.0') },
      compareAtPriceRange: { minVariantPrice: usd('0.0') },
      variants: { nodes: [aVariant('S')] },
      images: { nodes: [picture('flat')] },
      print: null,
      swatch: null,
      siblings: null,
    });
    const nodes = [
      match('kaila-bottoms-wildflowers', 'bottoms'),
      match('hana-bottoms-wildflowers', 'bottoms', false),
      match('sunny-hat-wildflowers', 'hat'),
    ];
    const matches = { references: { nodes } };
    const view = productViewData(aProduct({ matches }));
    expect(view?.matches).toHaveLength(3);
    expect(view?.halves).toEqual(['kaila-bottoms-wildflowers']);
    expect(productViewData(aProduct({ matches, productType: 'hat' }))).not.toHaveProperty('halves');
  });

  it('says that there is a size chart', () => {
    expect(productViewData(aProduct({ measurements: { type: 'json' } }))).toMatchObject({ measured: true });
    expect(productViewData(aProduct())).not.toHaveProperty('measured');
  });

  it('says what is chosen of where it is more than a size', () => {
    const options = [
      { name: 'Colour', value: 'Blue' },
      { name: 'Size', value: 'M' },
    ];
    const view = productViewData(
      aProduct({ variants: { nodes: [aVariant('Blue / M', { selectedOptions: options })] } }),
    );
    expect(view).toMatchObject({ options: ['Colour', 'Size'], sizes: [{ label: 'Blue / M', values: ['Blue', 'M'] }] });
    expect(productViewData(aProduct())).not.toHaveProperty('options');
  });

  it.each([
    ['Farbe', 'Denim', { options: ['Farbe'] }],
    ['Size', 'M', { options: undefined }],
    ['Title', 'Default Title', { options: undefined }],
  ])('is chosen of what its one option is called: %s', (name, value, chosen) => {
    const selectedOptions = [{ name, value }];
    const view = productViewData(aProduct({ variants: { nodes: [aVariant(value, { selectedOptions })] } }));
    expect({ options: view?.options }).toEqual(chosen);
  });

  it('calls a gift card by its amounts (CAT-064)', () => {
    const nodes = [aVariant('₱1,500', { selectedOptions: [{ name: 'Amount', value: '$25' }] })];
    const view = productViewData(aProduct({ isGiftCard: true, variants: { nodes } }));
    expect(view).toMatchObject({ giftCard: true, options: ['Amount'], sizes: [{ label: '₱1,500' }] });
    expect(view?.sizes[0]).not.toHaveProperty('values');
  });

  it('is nothing without a variant', () => {
    expect(productViewData(aProduct({ variants: { nodes: [] } }))).toBeUndefined();
  });

  it('shows the house’s own picture where the product has none', () => {
    const view = productViewData(aProduct({ images: { nodes: [] } }));
    expect(view?.pictures.map(({ small }) => small)).toEqual(['/no-picture.svg']);
  });

  it('takes a broken list of details for none', () => {
    expect(productViewData(aProduct({ details: { value: '{broken' } }))?.details).toEqual([]);
  });
});
