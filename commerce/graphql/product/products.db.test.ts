import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/a-product.ts';
import { at, type ProviderUnderTest, providerUnderTest } from '../../testing/provider-under-test.ts';

describe('the list of products', () => {
  let test: ProviderUnderTest;
  beforeAll(async () => {
    test = await providerUnderTest();
    const make = (handle: string, title: string, price: number, more: object = {}) =>
      aProduct(test.db, { handle, title, price, ...more });
    await make('kaila-top-lemons', 'Kaila Triangle Top', 4600, { tags: ['new'] });
    await make('cove-bottoms-lemons', 'Cove High-Waist Bottoms', 4200, { kind: 'bottoms', tags: ['best-seller'] });
    await make('lido-one-piece-tide', 'Lido One-Piece', 9800, { kind: 'one-piece', stock: 0 });
    await make('sunny-hat-tide', 'Sunny Bucket Hat', 3200, { kind: 'hat', tags: ['new', 'final-sale'] });
    await make('zoey-bottoms-tide', '100% Zoey', 4200, { kind: 'bottoms' });
  });
  afterAll(() => test.close());

  const list = async (args: string) => {
    const { data, errors } = await test.request(`{ products(${args}) {
      edges { cursor node { handle } } nodes { handle } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    } }`);
    expect(errors).toEqual([]);
    const products = at(data, 'products');
    const edges = at(products, 'edges');
    return {
      handles: Array.isArray(edges)
        ? edges.map((edge) => String(at(edge, 'node', 'handle')).replace(/-(lemons|tide)$/, ''))
        : [],
      pageInfo: at(products, 'pageInfo'),
    };
  };

  it.each([
    ['sortKey: ID', ['kaila-top', 'cove-bottoms', 'lido-one-piece', 'sunny-hat', 'zoey-bottoms']],
    ['sortKey: ID, reverse: true', ['zoey-bottoms', 'sunny-hat', 'lido-one-piece', 'cove-bottoms', 'kaila-top']],
    ['sortKey: TITLE', ['zoey-bottoms', 'cove-bottoms', 'kaila-top', 'lido-one-piece', 'sunny-hat']],
    ['sortKey: PRICE', ['sunny-hat', 'cove-bottoms', 'zoey-bottoms', 'kaila-top', 'lido-one-piece']],
    ['sortKey: PRICE, reverse: true', ['lido-one-piece', 'kaila-top', 'zoey-bottoms', 'cove-bottoms', 'sunny-hat']],
    ['sortKey: BEST_SELLING', ['cove-bottoms', 'kaila-top', 'lido-one-piece', 'sunny-hat', 'zoey-bottoms']],
    ['sortKey: PRODUCT_TYPE', ['cove-bottoms', 'zoey-bottoms', 'sunny-hat', 'lido-one-piece', 'kaila-top']],
    ['query: "tag:new"', ['kaila-top', 'sunny-hat']],
    ['query: "product_type:bottoms"', ['cove-bottoms', 'zoey-bottoms']],
    ['query: "tag:new -tag:final-sale"', ['kaila-top']],
    ['query: "available_for_sale:false"', ['lido-one-piece']],
    ['query: "zoey"', ['zoey-bottoms']],
    ['query: "100%"', ['zoey-bottoms']],
    ['query: "%"', ['zoey-bottoms']],
    ['query: "title:kaila*"', ['kaila-top']],
    ['query: "title:triangle*"', []],
    ['query: "product_type:hat OR tag:best-seller"', ['cove-bottoms', 'sunny-hat']],
    ['query: "NOT (product_type:bottoms OR tag:new)"', ['lido-one-piece']],
    // In the money of the country that asks: 3,200 US cents.
    ['query: "variants.price:<=32"', ['sunny-hat']],
    ['query: "created_at:>now"', []],
    ['query: "vendor:bluebird"', []],
    [`query: "'; drop table commerce.product; --"`, []],
  ])('%s', async (args, handles) => expect((await list(`first: 10, ${args}`)).handles).toEqual(handles));

  it.each(['ID', 'TITLE', 'PRICE', 'CREATED_AT', 'UPDATED_AT', 'BEST_SELLING', 'VENDOR', 'RELEVANCE'])(
    'walks forwards and back by %s, meeting each product once',
    async (sortKey) => {
      const whole = (await list(`first: 10, sortKey: ${sortKey}`)).handles;
      const forwards: string[] = [];
      let page = await list(`first: 2, sortKey: ${sortKey}`);
      for (;;) {
        forwards.push(...page.handles);
        if (!at(page.pageInfo, 'hasNextPage')) break;
        page = await list(`first: 2, sortKey: ${sortKey}, after: "${at(page.pageInfo, 'endCursor')}"`);
        expect(at(page.pageInfo, 'hasPreviousPage')).toBe(true);
      }
      expect(forwards).toEqual(whole);
      const backwards: string[] = [];
      page = await list(`last: 2, sortKey: ${sortKey}`);
      for (;;) {
        backwards.unshift(...page.handles);
        if (!at(page.pageInfo, 'hasPreviousPage')) break;
        page = await list(`last: 2, sortKey: ${sortKey}, before: "${at(page.pageInfo, 'startCursor')}"`);
        expect(at(page.pageInfo, 'hasNextPage')).toBe(true);
      }
      expect(backwards).toEqual(whole);
    },
  );

  it('says that there is nothing before the first page and after the last', async () => {
    expect((await list('first: 5')).pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
    expect((await list('first: 4')).pageInfo).toMatchObject({ hasNextPage: true });
  });

  it('met nothing unexpected', () => expect(test.unexpected).toEqual([]));
});
