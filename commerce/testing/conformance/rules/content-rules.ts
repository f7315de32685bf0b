import { at } from '../../provider-under-test.ts';
import type { HostedRule, RuleShop } from './hosted-rule.ts';

const dataOf = async ({ closed }: RuleShop, query: string): Promise<unknown> => {
  const { data, errors } = await closed.request(query);
  return errors.length > 0 ? errors : data;
};

/** Search, content and the way values are written, rules 13 to 15 with section 5. */
export const CONTENT_RULES: readonly HostedRule[] = [
  {
    rule: '13',
    says: 'a search field that is not documented is passed over, and nulls nothing',
    ask: (shop) =>
      dataOf(
        shop,
        `{ products(first: 1, query: "sku:X") { nodes { title } }
           collections(first: 1, query: "id:7") { nodes { title } } articles(first: 1, query: "handle:x") { nodes { title } }
           blogs(first: 1, query: "x:y") { nodes { title } } pages(first: 1, query: "tag:y") { nodes { title } }
           urlRedirects(first: 1, query: "x:y") { nodes { path } } }`,
      ),
    answer: {
      products: { nodes: [{ title: 'Kaila Triangle Top' }] },
      collections: { nodes: [{ title: 'Casa del Mar' }] },
      articles: { nodes: [{ title: 'Lemons' }] },
      blogs: { nodes: [{ title: 'Blog' }] },
      pages: { nodes: [{ title: 'Size guide' }] },
      urlRedirects: { nodes: [{ path: '/old' }] },
    },
  },
  {
    rule: '§5',
    says: 'documented fields of articles: author, blog_title, created_at, tag, tag_not, updated_at',
    ask: async (shop) => {
      const found = [
        'author:Priya',
        'blog_title:blog',
        'created_at:<now',
        'tag:fruit',
        'tag_not:fruit',
        "updated_at:>'2020-01-01'",
      ].map(async (query) => {
        const data = await dataOf(shop, `{ articles(first: 1, query: "${query}") { nodes { handle } } }`);
        return at(data, 'articles', 'nodes', 0, 'handle') ?? 'none';
      });
      return Promise.all(found);
    },
    answer: ['lemons', 'lemons', 'lemons', 'lemons', 'none', 'lemons'],
  },
  {
    rule: '§5',
    says: 'documented fields of blogs and pages: created_at, handle, title, updated_at; of collections: collection_type, title, updated_at; of redirects: created_at, path, target',
    ask: async (shop) => {
      const counts = [
        ['blogs', 'handle:blog'],
        ['blogs', 'created_at:>now'],
        ['blogs', 'updated_at:<=now'],
        ['pages', 'handle:size-guide'],
        ['pages', 'title:size'],
        ['collections', 'collection_type:custom'],
        ['collections', 'collection_type:smart'],
        ['collections', 'updated_at:>now'],
        ['urlRedirects', 'path:/old'],
        ['urlRedirects', 'target:/new'],
        ['urlRedirects', 'created_at:>now'],
      ].map(async ([list, query]) => {
        const nodes = at(
          await dataOf(shop, `{ ${list}(first: 9, query: "${query}") { nodes { id } } }`),
          String(list),
          'nodes',
        );
        return Array.isArray(nodes) ? nodes.length : nodes;
      });
      return Promise.all(counts);
    },
    answer: [1, 0, 1, 1, 1, 1, 0, 0, 1, 1, 0],
  },
  {
    rule: '§5',
    says: '`search` finds articles and pages, also by a last word that is cut off',
    ask: (shop) =>
      dataOf(
        shop,
        `{ all: search(query: "guid", prefix: LAST, first: 9) { totalCount nodes { __typename } }
           whole: search(query: "guid", first: 9) { totalCount }
           articles: search(query: "lemons", types: [ARTICLE], first: 9) { nodes { ... on Article { handle } } }
           pages: search(query: "measure", types: [PAGE], first: 9) { nodes { ... on Page { handle } } } }`,
      ),
    answer: {
      all: { totalCount: 1, nodes: [{ __typename: 'Page' }] },
      articles: { nodes: [{ handle: 'lemons' }] },
      pages: { nodes: [{ handle: 'size-guide' }] },
    },
  },
  {
    rule: '§5',
    says: '`predictiveSearch` finds them too, sharing its limit out unless told `EACH`',
    ask: (shop) =>
      dataOf(
        shop,
        `{ predictiveSearch(query: "lem") { articles { handle } pages { handle } }
           each: predictiveSearch(query: "measu", types: [PAGE], limit: 1, limitScope: EACH) { pages { handle } articles { handle } } }`,
      ),
    answer: {
      predictiveSearch: { articles: [{ handle: 'lemons' }], pages: [] },
      each: { pages: [{ handle: 'size-guide' }], articles: [] },
    },
  },
  {
    rule: '14',
    says: "menus lead to absolute addresses, a slash at the end of the home page's alone; `primaryDomain` has none",
    ask: (shop) =>
      dataOf(
        shop,
        `{ menu(handle: "main-menu") { items { url resourceId } } shop { primaryDomain { url host } }
           products(first: 1) { nodes { onlineStoreUrl } } }`,
      ),
    answer: {
      menu: {
        items: [
          { url: 'https://shop.example/', resourceId: null },
          { url: 'https://shop.example/collections/all', resourceId: null },
        ],
      },
      shop: { primaryDomain: { url: 'https://shop.example', host: 'shop.example' } },
      products: { nodes: [{ onlineStoreUrl: 'https://shop.example/products/rules-top' }] },
    },
  },
  {
    rule: '14',
    says: 'metafields keep their places, null where there is none; metaobjects there are none',
    ask: (shop) =>
      dataOf(
        shop,
        `{ products(first: 1) { nodes { metafields(identifiers: [{ namespace: "custom", key: "none" }, { namespace: "custom", key: "print" }]) { value } } }
           metaobject(handle: { handle: "a", type: "b" }) { id } metaobjects(type: "b", first: 1) { nodes { id } } }`,
      ),
    answer: {
      products: { nodes: [{ metafields: [null, { value: 'Lemons' }] }] },
      metaobject: null,
      metaobjects: { nodes: [] },
    },
  },
  {
    rule: '15',
    says: '`nodes` keeps the places of what is not there as null, amounts have one decimal at least, and an empty page has no cursors',
    ask: (shop) =>
      dataOf(
        shop,
        `{ nodes(ids: ["gid://shopify/Product/999999", "${shop.productId}"]) { id }
           products(first: 1) { nodes { priceRange { minVariantPrice { amount } } } }
           blogs(first: 1, query: "handle:none") { pageInfo { startCursor endCursor hasNextPage } } }`,
      ),
    answer: {
      nodes: [null, { id: 'gid://shopify/Product/1' }],
      products: { nodes: [{ priceRange: { minVariantPrice: { amount: '46.0' } } }] },
      blogs: { pageInfo: { startCursor: null, endCursor: null, hasNextPage: false } },
    },
  },
  {
    rule: '§7',
    says: "a picture's `url(transform:)` is its address in the next drawn width; with a crop, parameters `width`, `height`, `crop`",
    ask: (shop) =>
      dataOf(
        shop,
        `{ products(first: 1) { nodes { featuredImage { whole: url(transform: { maxWidth: 300 })
           cut: url(transform: { maxWidth: 100, maxHeight: 90, scale: 2, crop: CENTER }) } } } }`,
      ),
    answer: {
      products: {
        nodes: [
          {
            featuredImage: {
              whole: 'https://shop.example/pictures/p/triangle/rules-top/flat-1@400.webp',
              cut: 'https://shop.example/pictures/p/triangle/rules-top/flat-1@400.webp?width=200&height=180&crop=center',
            },
          },
        ],
      },
    },
  },
];
