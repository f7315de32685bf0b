import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { itemCountLabel } from '../state/shown-count.ts';
import { aLine } from '../testing/fake-provider.ts';
import { CartLineRow, lineDetails, lineName, OptimisticLineRow } from './cart-line-row.tsx';

it.each([
  [{ print: 'Citrus Grove', variantTitle: 'M', promo: 'marlo-dolls' }, 'Marlo Dolls, Citrus Grove, M'],
  [{ print: 'Passionfruit', variantTitle: 'XL' }, 'Passionfruit, XL'],
  [{ print: 'Seashell', variantTitle: 'One Size' }, 'Seashell'],
  [{ variantTitle: 'Default Title', promo: 'something-else' }, ''],
])('details of %o', (info, details) => {
  expect(lineDetails(info)).toBe(details);
});

it('names a line in one breath', () => {
  expect(lineName(aLine('kaila-m', 1))).toBe('Kaila Triangle Top, Passionfruit, M');
});

it('counts items in English', () => {
  expect([0, 1, 2].map(itemCountLabel)).toEqual(['0 pieces', '1 piece', '2 pieces']);
});

it.each([
  ['/pictures/a.webp', { url: '/pictures/a.webp', alt: '' }],
  ['/no-picture.svg', undefined],
])('shows %s for the picture %o', (src, picture) => {
  const preview = { title: 'Ring', handle: 'ring', print: undefined, variantTitle: 'M', picture };
  const html = renderToStaticMarkup(<OptimisticLineRow merchandiseId="m" preview={preview} quantity={1} />);
  expect(html).toContain(`src="${src}"`);
});

it('opens other sizes from a line that comes in sizes, and from no other', () => {
  const opener = (title: string, isGiftCard = false) => {
    const line = aLine('kaila-m', 1);
    const merchandise = { ...line.merchandise, title, product: { ...line.merchandise.product, isGiftCard } };
    const html = renderToStaticMarkup(<CartLineRow line={{ ...line, merchandise }} />);
    return /aria-label="(Size [^"]+)"/.exec(html)?.[1];
  };
  expect(opener('M')).toBe('Size M of Kaila Triangle Top, Passionfruit, change');
  expect([opener('One Size'), opener('Default Title'), opener('$50', true)]).toEqual([undefined, undefined, undefined]);
});

it('says of a line of none that it has sold out, and not that it is free', () => {
  const html = renderToStaticMarkup(<CartLineRow line={aLine('kaila-m', 0)} />);
  expect(html).toContain('this size is sold out');
  expect(html).not.toContain('Free');
  expect(html).toContain('Remove');
});
