import { describe, expect, it } from 'vitest';
import { countCatalogue, recycledShare } from './part-data.ts';

const product = (kind: string, fabric: string, print = 'Ink', title = 'Kaila Triangle Top') => ({
  kind,
  title,
  print,
  fabric,
});

describe('the share of recycled fibre', () => {
  it.each([
    ['82% recycled nylon, 18% elastane, fully lined in the same.', 82],
    ['100% recycled polyester, woven.', 100],
    ['50% recycled nylon, 20% recycled polyester, 30% cotton.', 70],
    ['100% organic cotton.', 0],
    ['Recycled ripstop shell, recycled fill.', 0],
    ['', 0],
  ])('%s is %i', (fabric, share) => {
    expect(recycledShare(fabric)).toBe(share);
  });
});

describe('the catalogue counted', () => {
  it('counts what is made for swimming apart from the rest', () => {
    const counts = countCatalogue([
      product('top', '82% recycled nylon, 18% elastane'),
      product('board-shorts', '100% recycled polyester', 'Cabana', 'Jetty Board Shorts'),
      product('top', '100% virgin nylon', 'Sage'),
      product('hoodie', '85% organic cotton, 15% recycled polyester', 'Sage', 'Boardwalk Hoodie'),
      product('scrunchie', 'Offcuts of our swimwear: 82% recycled nylon', '', 'Twirl Scrunchie'),
    ]);
    expect(counts).toEqual({
      products: 5,
      cuts: 4,
      prints: 3,
      swim: 3,
      swimRecycled: 2,
      leastShare: 82,
      mostShare: 100,
      offcuts: 1,
      organic: 1,
    });
  });

  it('says nothing where there is nothing', () => {
    expect(countCatalogue([])).toMatchObject({ products: 0, leastShare: 0, mostShare: 0 });
  });
});
