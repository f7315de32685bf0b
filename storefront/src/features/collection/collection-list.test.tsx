import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ProductCardData } from '../product/product-card-data.ts';
import { CollectionList } from './collection-list.tsx';
import type { Story } from './stories.ts';

const picture = { small: '/a@400.webp', large: '/a@800.webp', alt: 'A top, laid flat' };
const usd = (amount: string) => ({ amount, currencyCode: 'USD' });

function aCard(handle: string, changes: Partial<ProductCardData> = {}): ProductCardData {
  return {
    handle,
    title: 'Kaila Triangle Top',
    price: usd('46.0'),
    badges: [],
    flat: picture,
    swatches: [],
    printCount: 1,
    sizes: [],
    ...changes,
  };
}

const cards = (count: number) => Array.from({ length: count }, (_, index) => aCard(`piece-${index}`));
const story: Story = {
  title: 'Hibiscus, head to toe',
  line: 'And what to put over it.',
  collection: 'one-pieces',
  picture,
};
const render = (list: readonly ProductCardData[], stories: readonly Story[] = [story]) =>
  renderToStaticMarkup(<CollectionList cards={list} stories={stories} entry="/collections/tops/|initial" />);
const places = (html: string): number[] =>
  [...html.matchAll(/data-id="piece-(\d+)"/g)].map((match) => Number(match[1]));

describe('CollectionList', () => {
  it('puts every card into the HTML, the first eighteen in sight', () => {
    const html = render(cards(64));
    expect(places(html)).toEqual(Array.from({ length: 64 }, (_, index) => index));
    expect(places(html.slice(0, html.indexOf('<details')))).toHaveLength(18);
  });

  it('says how many the next button brings and how many have been seen', () => {
    const words = render(cards(64))
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
    expect(words).toMatch(
      /You’ve seen 18 of 64 Show 20 more .* You’ve seen 38 of 64 Show 20 more .* Show 6 more .* 64 of 64/,
    );
  });

  it('needs no button when everything is in sight', () => {
    expect(render(cards(12))).not.toContain('<details');
  });

  it('is one plain link to the product', () => {
    expect(render([aCard('piece-1')])).toContain('href="/products/piece-1/"');
  });

  it('says a reduced price in words', () => {
    const words = render([aCard('piece-1', { price: usd('33.0'), was: usd('48.0') })]).replace(/<[^>]+>/g, '');
    expect(words).toContain('Now $33.00, was $48.00');
  });

  it('offers no quick way to buy what is gone', () => {
    expect(render([aCard('piece-1')])).toContain('Quick buy');
    expect(render([aCard('piece-1', { soldOut: true })])).not.toContain('Quick buy');
  });

  it('loads the first pictures at once and leaves the rest for later', () => {
    const html = render(cards(12));
    expect(html.match(/loading="eager"/g)).toHaveLength(4);
  });
});
