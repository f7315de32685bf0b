import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProvider } from '../../provider.ts';
import { aCart, variantGid } from '../a-cart.ts';
import { aProduct } from '../a-product.ts';
import { PUBLIC_TOKEN, providerUnderTest, requestOf, SHOP_ORIGIN } from '../provider-under-test.ts';
import { HOSTED_RULES } from './rules/all-rules.ts';
import type { RuleShop } from './rules/hosted-rule.ts';
import { addRuleContent } from './rules/rule-content.ts';

/** Every rule is asked over HTTP, as clients ask it; the coverage page says what these say. */
describe('the shapes of the hosted provider', () => {
  let shop: RuleShop;
  beforeAll(async () => {
    const closed = await providerUnderTest({ production: true });
    const { id, variantIds } = await aProduct(closed.db, {
      handle: 'rules-top',
      stock: [1_000, 2, 0],
      metafields: [{ key: 'print', type: 'single_line_text_field', value: 'Lemons' }],
    });
    await addRuleContent(closed.db);
    const openProvider = createProvider({
      db: closed.db,
      publicToken: PUBLIC_TOKEN,
      shopOrigin: SHOP_ORIGIN,
      pictureUrl: (spec) => spec,
      production: true,
      open: true,
      report: (error) => closed.unexpected.push(error),
    });
    const [plenty, two, soldOut] = variantIds.map(variantGid);
    shop = {
      closed,
      open: { provider: openProvider, request: requestOf(openProvider) },
      cart: () => aCart(closed),
      merchandise: { plenty: plenty ?? '', two: two ?? '', soldOut: soldOut ?? '' },
      productId: `gid://shopify/Product/${id}`,
    };
  });
  afterAll(async () => {
    expect(shop.closed.unexpected).toEqual([]);
    await shop.closed.close();
  });

  it.each(HOSTED_RULES.map((rule) => [rule.rule, rule.says, rule] as const))(
    '%s: %s',
    async (_rule, _says, { ask, answer }) => {
      expect([await ask(shop)]).toMatchObject([answer]);
    },
  );
});
