import { withTx } from '@bluebird-bay/database/with-tx.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveMenu, seedMenus } from '../../store/content/menus.ts';
import { aCollection } from '../../testing/a-collection.ts';
import { aProduct } from '../../testing/a-product.ts';
import { at, type ProviderUnderTest, providerUnderTest, textAt } from '../../testing/provider-under-test.ts';

describe('what a shop says beside its products', () => {
  let test: ProviderUnderTest;
  beforeAll(async () => {
    test = await providerUnderTest();
    const { db } = test;
    await aProduct(db, { handle: 'kaila-top-lemons', sizes: ['XS', 'S', 'M', 'L'], stock: [1, 0, 1, 1] });
    await aCollection(db, { handle: 'tops', title: 'Tops' });
    await db
      .insertInto('commerce.page')
      .values([
        { handle: 'about-us', title: 'About us', body_html: '<p>We draw, <b>then</b> we sew.</p>' },
        { handle: 'size-guide', title: 'Size guide', body_html: '<p>Inches.</p>' },
      ])
      .execute();
    const blog = await db
      .insertInto('commerce.blog')
      .values({ handle: 'blog', title: 'The Log' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const article = (handle: string, more: object = {}) => ({
      blog_id: blog.id,
      handle,
      title: `On ${handle}`,
      body_html: `<p>All about ${handle}.</p>`,
      author_name: 'Priya Sand',
      published_at: '2026-03-01T08:00:00Z',
      ...more,
    });
    await db
      .insertInto('commerce.article')
      .values([
        article('lemons', {
          tags: ['prints'],
          excerpt_html: '<p>Sour.</p>',
          picture_spec: 's/lemons',
          picture_alt: 'Lemons',
        }),
        article('zebras', { published_at: '2026-04-01T08:00:00Z', author_name: 'Mei' }),
        article('tomorrow', { published_at: '2999-01-01T00:00:00Z' }),
      ])
      .execute();
    await db
      .insertInto('commerce.policy')
      .values({ kind: 'privacy', title: 'Privacy', body_html: '<p>Yours.</p>', path: '/privacy-policy/' })
      .execute();
    await db
      .insertInto('commerce.url_redirect')
      .values([
        { path: '/old', target: '/new/' },
        { path: '/older', target: 'https://shop.example/new/' },
      ])
      .execute();
    await withTx(db, (tx) =>
      saveMenu(tx, {
        handle: 'main-menu',
        title: 'Main menu',
        items: [
          {
            title: 'Tops',
            type: 'COLLECTION',
            resourceHandle: 'tops',
            target: '/collections/tops/',
            items: [
              {
                title: 'Kaila',
                type: 'PRODUCT',
                resourceHandle: 'kaila-top-lemons',
                target: '/products/kaila-top-lemons/',
              },
            ],
          },
          { title: 'About', type: 'PAGE', resourceHandle: 'about-us', target: '/about-us/' },
          { title: 'Gone', type: 'COLLECTION', resourceHandle: 'gone', target: '/collections/gone/' },
          { title: 'Friends', type: 'HTTP', resourceHandle: null, target: 'https://friends.example/' },
        ],
      }),
    );
  });
  afterAll(() => test.close());

  async function request(query: string): Promise<unknown> {
    const { data, errors } = await test.request(query);
    expect(errors).toEqual([]);
    return data;
  }

  it('pages', async () => {
    expect(
      await request(`{ page(handle: "about-us") { title body bodySummary onlineStoreUrl seo { title description } metafield(namespace: "a", key: "b") { id } }
        pageByHandle(handle: "nothing") { id }
        pages(first: 5, sortKey: TITLE, reverse: true) { nodes { handle } pageInfo { hasNextPage } }
        found: pages(first: 5, query: "title:'size'") { nodes { handle } } }`),
    ).toEqual({
      page: {
        title: 'About us',
        body: '<p>We draw, <b>then</b> we sew.</p>',
        bodySummary: 'We draw, then we sew.',
        onlineStoreUrl: 'https://shop.example/about-us',
        seo: { title: 'About us', description: 'We draw, then we sew.' },
        metafield: null,
      },
      pageByHandle: null,
      pages: { nodes: [{ handle: 'size-guide' }, { handle: 'about-us' }], pageInfo: { hasNextPage: false } },
      found: { nodes: [{ handle: 'size-guide' }] },
    });
    // documented fields, an unknown one that is passed over, and what is not the shape of a date
    const handles = async (query: string) =>
      at(
        await request(`{ pages(first: 5, sortKey: TITLE, query: "${query}") { nodes { handle } } }`),
        'pages',
        'nodes',
      );
    const both = [{ handle: 'about-us' }, { handle: 'size-guide' }];
    expect(await handles('created_at:>now')).toEqual([]);
    expect(await handles("created_at:<now AND updated_at:>'2020-01-01'")).toEqual(both);
    expect(await handles('handle:size-guide')).toEqual([{ handle: 'size-guide' }]);
    expect(await handles('handle:size*')).toEqual([{ handle: 'size-guide' }]);
    expect(await handles('-handle:size-guide')).toEqual([{ handle: 'about-us' }]);
    expect(await handles('sku:x')).toEqual(both);
    expect(await handles('sku:x handle:about-us')).toEqual([{ handle: 'about-us' }]);
    expect(await handles('created_at:yesterday')).toEqual(both);
  });

  it('blogs and articles', async () => {
    const data =
      await request(`{ blog(handle: "blog") { id title authors { name firstName lastName bio email } articleByHandle(handle: "lemons") {
        id title excerpt content(truncateAt: 8) tags image { url altText } author { name } publishedAt onlineStoreUrl comments(first: 1) { nodes { id } } blog { handle } }
        tomorrow: articleByHandle(handle: "tomorrow") { id }
        articles(first: 5, sortKey: PUBLISHED_AT, reverse: true) { nodes { handle } } }
      blogs(first: 2) { nodes { handle } } blogByHandle(handle: "x") { id }
      articles(first: 5, query: "tag:prints") { nodes { handle } } }`);
    expect(data).toMatchObject({
      blog: {
        title: 'The Log',
        authors: [{ name: 'Priya Sand', firstName: 'Priya', lastName: 'Sand', bio: null, email: '' }, { name: 'Mei' }],
        articleByHandle: {
          title: 'On lemons',
          excerpt: 'Sour.',
          content: 'All a...',
          tags: ['prints'],
          image: { altText: 'Lemons' },
          author: { name: 'Priya Sand' },
          publishedAt: '2026-03-01T08:00:00Z',
          onlineStoreUrl: 'https://shop.example/blog/lemons',
          comments: { nodes: [] },
          blog: { handle: 'blog' },
        },
        tomorrow: null,
        articles: { nodes: [{ handle: 'zebras' }, { handle: 'lemons' }] },
      },
      blogs: { nodes: [{ handle: 'blog' }] },
      blogByHandle: null,
      articles: { nodes: [{ handle: 'lemons' }] },
    });
    const id = textAt(data, 'blog', 'articleByHandle', 'id');
    expect(
      await request(`{ article(id: "${id}") { handle } blog(id: "${textAt(data, 'blog', 'id')}") { handle }
        nodes(ids: ["${id}", "gid://shopify/Page/999"]) { ... on Article { handle } } }`),
    ).toEqual({ article: { handle: 'lemons' }, blog: { handle: 'blog' }, nodes: [{ handle: 'lemons' }, null] });
  });

  it('menus', async () => {
    const data = await request(`{ menu(handle: "main-menu") { id handle title itemsCount items {
      title type url tags resourceId resource { __typename ... on Collection { handle } ... on Page { handle } }
      items { title url resource { ... on Product { handle } } items { title } } } } none: menu(handle: "none") { id } }`);
    expect(data).toMatchObject({
      menu: {
        id: 'gid://shopify/Menu/main-menu',
        itemsCount: 5,
        items: [
          {
            title: 'Tops',
            type: 'COLLECTION',
            url: 'https://shop.example/collections/tops',
            tags: [],
            resource: { __typename: 'Collection', handle: 'tops' },
            items: [{ title: 'Kaila', resource: { handle: 'kaila-top-lemons' }, items: [] }],
          },
          { title: 'About', resource: { __typename: 'Page', handle: 'about-us' } },
          { title: 'Gone', resource: null, resourceId: null },
          { title: 'Friends', type: 'HTTP', url: 'https://friends.example/', resource: null },
        ],
      },
      none: null,
    });
    expect(textAt(data, 'menu', 'items', 0, 'resourceId')).toMatch(/^gid:\/\/shopify\/Collection\/\d+$/);
  });

  it('are seeded where they are missing, and what was changed stays', async () => {
    await withTx(test.db, seedMenus);
    expect(
      await request('{ main: menu(handle: "main-menu") { itemsCount } footer: menu(handle: "footer") { itemsCount } }'),
    ).toEqual({
      main: { itemsCount: 5 },
      footer: { itemsCount: 3 },
    });
  });

  it('the shop and its policies', async () => {
    expect(
      await request(`{ shop { privacyPolicy { id title handle body url } refundPolicy { id } shippingPolicy { id } termsOfService { id }
        subscriptionPolicy { id } brand { slogan shortDescription colors { primary { background foreground } secondary { background } }
        logo { id } } customerAccountUrl shopPayInstallmentsPricing { __typename } metafields(identifiers: [{ namespace: "a", key: "b" }]) { id } } }`),
    ).toEqual({
      shop: {
        privacyPolicy: {
          id: 'gid://shopify/ShopPolicy/privacy-policy',
          title: 'Privacy',
          handle: 'privacy-policy',
          body: '<p>Yours.</p>',
          url: 'https://shop.example/checkouts/policies/privacy-policy',
        },
        refundPolicy: null,
        shippingPolicy: null,
        termsOfService: null,
        subscriptionPolicy: null,
        brand: {
          slogan: "Sun's out, prints out.",
          shortDescription: expect.any(String),
          colors: {
            primary: [{ background: '#17305f', foreground: '#ffffff' }],
            secondary: [{ background: '#ffd66b' }],
          },
          logo: null,
        },
        customerAccountUrl: null,
        shopPayInstallmentsPricing: null,
        metafields: [null],
      },
    });
  });

  it('sitemaps', async () => {
    const map = (
      type: string,
      page = 1,
    ) => `${type.toLowerCase()}: sitemap(type: ${type}) { pagesCount { count precision }
      resources(page: ${page}) { hasNextPage items { handle updatedAt ... on SitemapResource { title image { alt filepath } } } } }`;
    expect(
      await request(
        `{ ${['PRODUCT', 'COLLECTION', 'PAGE', 'BLOG', 'ARTICLE', 'METAOBJECT'].map((type) => map(type)).join('\n')} }`,
      ),
    ).toMatchObject({
      product: {
        pagesCount: { count: 1, precision: 'EXACT' },
        resources: {
          hasNextPage: false,
          items: [
            {
              handle: 'kaila-top-lemons',
              title: 'Kaila Triangle Top',
              image: { filepath: 'https://shop.example/pictures/p/triangle/kaila-top-lemons/flat-1@1200.webp' },
            },
          ],
        },
      },
      collection: { resources: { items: [{ handle: 'tops', image: { alt: 'A beach in the last light' } }] } },
      page: { resources: { items: [{ handle: 'about-us', image: null }, { handle: 'size-guide' }] } },
      blog: { resources: { items: [{ handle: 'blog' }] } },
      article: {
        resources: { items: [{ handle: 'blog/lemons', image: { alt: 'Lemons' } }, { handle: 'blog/zebras' }] },
      },
      metaobject: { pagesCount: { count: 0 }, resources: { items: [], hasNextPage: false } },
    });
    expect((await test.request(`{ ${map('PRODUCT', 0)} }`)).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect(at(await request(`{ ${map('PRODUCT', 2)} }`), 'product', 'resources', 'items')).toEqual([]);
  });

  it('redirects', async () => {
    expect(
      await request(`{ urlRedirects(first: 1) { nodes { path target } pageInfo { hasNextPage } }
        one: urlRedirects(first: 5, query: "path:/old") { nodes { path target } } }`),
    ).toEqual({
      urlRedirects: { nodes: [{ path: '/old', target: '/new/' }], pageInfo: { hasNextPage: true } },
      one: { nodes: [{ path: '/old', target: '/new/' }] },
    });
    const paths = async (query: string) =>
      at(await request(`{ urlRedirects(first: 5, query: "${query}") { nodes { path } } }`), 'urlRedirects', 'nodes');
    expect(await paths('target:/new/')).toEqual([{ path: '/old' }]);
    expect(await paths('path:/old*')).toContainEqual({ path: '/old' });
    expect(await paths('created_at:>now')).toEqual([]);
    expect(await paths('sku:x')).toHaveLength(2);
  });

  it('what the shop does not have is an empty list, with its arguments checked', async () => {
    expect(
      await request(`{ locations(first: 1) { nodes { id } } metaobjects(first: 1, type: "x") { nodes { id } } metaobject(id: "gid://shopify/Metaobject/1") { id }
        product(handle: "kaila-top-lemons") { category { id } sellingPlanGroups(first: 1) { nodes { name } }
          encodedVariantExistence encodedVariantAvailability
          selectedOrFirstAvailableVariant { components(first: 1) { nodes { quantity } } groupedBy(first: 1) { nodes { id } }
            quantityPriceBreaks(first: 1) { nodes { minimumQuantity } } sellingPlanAllocations(first: 1) { nodes { sellingPlan { id } } }
            storeAvailability(first: 1) { nodes { available } } shopPayInstallmentsPricing { __typename } } } }`),
    ).toEqual({
      locations: { nodes: [] },
      metaobjects: { nodes: [] },
      metaobject: null,
      product: {
        category: null,
        sellingPlanGroups: { nodes: [] },
        encodedVariantExistence: 'v1_0-3,',
        encodedVariantAvailability: 'v1_0 2-3,',
        selectedOrFirstAvailableVariant: {
          components: { nodes: [] },
          groupedBy: { nodes: [] },
          quantityPriceBreaks: { nodes: [] },
          sellingPlanAllocations: { nodes: [] },
          storeAvailability: { nodes: [] },
          shopPayInstallmentsPricing: null,
        },
      },
    });
    expect((await test.request('{ locations { nodes { id } } }')).errors).toMatchObject([
      { extensions: { code: 'BAD_REQUEST' } },
    ]);
  });

  it('met nothing unexpected', () => expect(test.unexpected).toEqual([]));
});
