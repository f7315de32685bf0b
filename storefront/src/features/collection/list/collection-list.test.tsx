import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../paths.ts';
import type { ProductCardData } from '../../product/card/product-card-data.ts';
import { aCard } from '../../product/testing/a-card.ts';
import { CollectionList } from './collection-list.tsx';
import type { Story } from './list-page.ts';
import { pageCount } from './list-page.ts';

const picture = { small: '/a@400.webp', large: '/a@800.webp', alt: 'A top, laid flat' };
const usd = (amount: string) => ({ amount, currencyCode: 'USD' });
const aTop = (handle: string, changes: Partial<ProductCardData> = {}) =>
  aCard(handle, { title: 'Kaila Triangle Top', flat: picture, ...changes });

const cards = (count: number) => Array.from({ length: count }, (_, index) => aTop(`piece-${index}`));
const aStory = (title: string): Story => ({
  title,
  line: 'And what to put over it.',
  to: '/collections/one-pieces/',
  picture,
});

interface Shown {
  cards: readonly ProductCardData[];
  stories?: readonly Story[];
  page?: number;
  productCount?: number;
  growing?: 'more' | undefined;
}

const render = ({ cards: list, stories = [], page = 1, productCount = list.length, growing }: Shown) =>
  renderToStaticMarkup(
    <CollectionList
      productCount={productCount}
      hasMore={page < pageCount(productCount)}
      addressOf={(number) => paths.collectionPage('tops', number)}
      pages={[{ page, cards: list, stories }]}
      growing={growing}
      grow={() => undefined}
    />,
  );
const textOf = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
/** Cards and stories in the order they stand in. */
const places = (html: string): string[] =>
  [...html.matchAll(/data-id="piece-(\d+)"|>(Story \d)</g)].map((match) => match[1] ?? match[2] ?? '');

describe('CollectionList', () => {
  it('leads to the next products by a plain link', () => {
    const html = render({ cards: cards(24), productCount: 31 });
    expect(html).toContain('href="/collections/tops/page/2/"');
    expect(textOf(html)).toMatch(/You’ve seen 24 of 31 .*Show 7 more/);
  });

  it('leads back to earlier products where it begins further down', () => {
    const html = render({ cards: cards(24), page: 3, productCount: 312 });
    expect(html).toContain('href="/collections/tops/page/2/"');
    expect(textOf(html)).toMatch(/Show earlier pieces .* Pieces 49 to 72 of 312 .*Show 24 more/);
    expect(render({ cards: cards(24), page: 2, productCount: 48 })).toContain('href="/collections/tops/"');
  });

  it('ends with the last product', () => {
    const html = render({ cards: cards(12) });
    expect(html).not.toContain('/page/');
    expect(textOf(html)).toContain('You’ve seen 12 of 12');
    expect(textOf(render({ cards: cards(3) }))).not.toContain('You’ve seen');
  });

  it('reads out how far one is only as it grows: above it stands how many there are', () => {
    expect(render({ cards: cards(12) })).not.toContain('role="status"');
    expect(render({ cards: cards(24), productCount: 31, growing: 'more' })).toContain('role="status"');
  });

  it('tells a story after every sixth and every eighteenth card', () => {
    const order = places(render({ cards: cards(24), stories: [aStory('Story 1'), aStory('Story 2')] }));
    expect([order[6], order[19]]).toEqual(['Story 1', 'Story 2']);
    expect(order.filter((place) => !place.startsWith('Story'))).toEqual(cards(24).map((_, index) => String(index)));
  });

  it('is one plain link to the product', () => {
    expect(render({ cards: [aTop('piece-1')] })).toContain('href="/products/piece-1/"');
  });

  it('shows the product, its name, its print and what is special about it', () => {
    const badges = [
      { kind: 'new', label: 'New' },
      { kind: 'final', label: 'Final sale' },
    ] as const;
    const html = render({ cards: [aTop('piece-1', { print: 'Passionfruit', badges })] });
    expect(html).toContain('data-id="piece-1"');
    expect(html).toContain('alt="A top, laid flat"');
    expect(textOf(html)).toMatch(/New Final sale .*Kaila Triangle Top .*\$46\.00 .*Passionfruit/);
  });

  it('says a reduced price in words', () => {
    const text = render({ cards: [aTop('piece-1', { price: usd('33.0'), was: usd('48.0') })] }).replace(/<[^>]+>/g, '');
    expect(text).toContain('Now $33.00, was $48.00');
  });

  it('offers no quick way to buy what is gone', () => {
    expect(render({ cards: [aTop('piece-1')] })).toContain('Quick buy');
    expect(render({ cards: [aTop('piece-1', { soldOut: true })] })).not.toContain('Quick buy');
  });

  it('loads the first pictures at once and leaves the rest for later', () => {
    const html = render({ cards: cards(12) });
    expect(html.match(/loading="eager"/g)).toHaveLength(2);
  });
});
