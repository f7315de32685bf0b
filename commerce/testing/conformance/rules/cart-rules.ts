import { at, type ProviderUnderTest, textAt } from '../../provider-under-test.ts';
import type { HostedRule, RuleShop } from './hosted-rule.ts';

const PAYLOAD =
  'cart { id totalQuantity note lines(first: 9) { nodes { id quantity } } discountCodes { code applicable } checkoutUrl } userErrors { code field message } warnings { code message target }';
const UNKNOWN = 'gid://shopify/Cart/missing-missing-missing?key=missing-missing-missing';
const MISSING = { code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' };

type Ask = Pick<ProviderUnderTest, 'request'>;

/** A mutation of a cart with one more argument, written as a document has it; its payload. */
async function change(shop: Ask, name: string, cartId: string, argument: string): Promise<unknown> {
  const { data } = await shop.request(
    `mutation ($cartId: ID!) { ${name}(cartId: $cartId, ${argument}) { ${PAYLOAD} } }`,
    {
      cartId,
    },
  );
  return at(data, name);
}

const addOf = (merchandise: string, quantity: number, more = ''): string =>
  `lines: [{ merchandiseId: "${merchandise}", quantity: ${quantity}${more} }]`;

const add = async ({ closed, cart }: RuleShop, argument: string) =>
  change(closed, 'cartLinesAdd', await cart(), argument);

/** The shapes of carts: sections 1 and 4 of what is known of the hosted provider, with rules 1, 3, 4, 8 and 9. */
export const CART_RULES: readonly HostedRule[] = [
  {
    rule: '1',
    says: "a cart's id carries its key; without the key what a buyer wrote is hidden, and a mutation finds no cart",
    ask: async ({ closed, cart }) => {
      const id = await cart();
      await change(closed, 'cartNoteUpdate', id, 'note: "Hers"');
      const plain = id.replace(/\?key=.*$/, '');
      const { data } = await closed.request('query ($id: ID!) { cart(id: $id) { note } }', { id: plain });
      return [
        /^gid:\/\/shopify\/Cart\/[\w-]+\?key=[\w-]+$/.test(id),
        at(data, 'cart', 'note'),
        await change(closed, 'cartNoteUpdate', plain, 'note: "Mine"'),
      ];
    },
    answer: [true, '', { cart: null, userErrors: [MISSING] }],
  },
  {
    rule: '1',
    says: "`checkoutUrl` is `/checkouts/cn/{token}?key=` with the cart's own key",
    hosted: '`/cart/c/{token}?key=` with another key',
    ask: async ({ closed, cart }) => {
      const id = await cart();
      const url = textAt(await change(closed, 'cartNoteUpdate', id, 'note: ""'), 'cart', 'checkoutUrl');
      return [new URL(url).pathname.startsWith('/checkouts/cn/'), id.endsWith(new URL(url).search)];
    },
    answer: [true, true],
  },
  {
    rule: '2',
    says: "a line's id is `{uuid}?cart={token}`, a delivery group's ends alike",
    ask: async (shop) => {
      const answer = await add(shop, addOf(shop.merchandise.plenty, 1));
      const line = textAt(answer, 'cart', 'lines', 'nodes', 0, 'id');
      const address =
        'delivery: { addresses: [{ selected: true, address: { deliveryAddress: { countryCode: US } } }] }';
      const { data } = await shop.closed.request(
        `mutation { cartCreate(input: { ${address}, ${addOf(shop.merchandise.plenty, 1)} }) { cart { id deliveryGroups(first: 1) { nodes { id } } } } }`,
      );
      const group = textAt(data, 'cartCreate', 'cart', 'deliveryGroups', 'nodes', 0, 'id');
      const tokenOf = (id: string) => /Cart\/([\w-]+)\?/.exec(id)?.[1];
      return [
        /^gid:\/\/shopify\/CartLine\/[\w-]{36}\?cart=[\w-]+$/.test(line),
        group.endsWith(`?cart=${tokenOf(textAt(data, 'cartCreate', 'cart', 'id'))}`),
      ];
    },
    answer: [true, true],
  },
  {
    rule: '3',
    says: 'a cart that is unknown is null, without an error',
    ask: async ({ closed }) => {
      const { data, errors } = await closed.request('query ($id: ID!) { cart(id: $id) { id } }', { id: UNKNOWN });
      return { data, errors };
    },
    answer: { data: { cart: null }, errors: [] },
  },
  {
    rule: '4',
    says: 'a mutation of a cart that is gone answers a new one with the change, which stays, and `["cartId"]` INVALID',
    ask: async ({ closed }) => {
      const answer = await change(closed, 'cartNoteUpdate', UNKNOWN, 'note: "Missing cart"');
      const id = textAt(answer, 'cart', 'id');
      const { data } = await closed.request('query ($id: ID!) { cart(id: $id) { note } }', { id });
      return [at(answer, 'cart', 'note'), at(answer, 'userErrors'), at(answer, 'warnings'), data, id === UNKNOWN];
    },
    answer: ['Missing cart', [MISSING], [], { cart: { note: 'Missing cart' } }, false],
  },
  {
    rule: '9',
    says: 'unknown merchandise: `cart` is null, and indexes are texts',
    ask: (shop) => add(shop, addOf('gid://shopify/ProductVariant/999999', 1)),
    answer: {
      cart: null,
      userErrors: [
        {
          code: 'INVALID',
          field: ['lines', '0', 'merchandiseId'],
          message: 'The merchandise with id gid://shopify/ProductVariant/999999 does not exist.',
        },
      ],
    },
  },
  {
    rule: '9',
    says: 'a selling plan: `cart` is null',
    ask: (shop) => add(shop, addOf(shop.merchandise.plenty, 1, ', sellingPlanId: "gid://shopify/SellingPlan/1"')),
    answer: {
      cart: null,
      userErrors: [
        {
          code: 'SELLING_PLAN_NOT_APPLICABLE',
          field: ['lines', '0', 'sellingPlanId'],
          message: 'Cannot apply selling plan to variant',
        },
      ],
    },
  },
  {
    rule: '9',
    says: 'a line that is gone: the cart is shown unchanged',
    ask: async ({ closed, cart }) => {
      const line = '6f0d0f5e-0000-4000-8000-000000000000';
      return change(
        closed,
        'cartLinesUpdate',
        await cart(),
        `lines: [{ id: "gid://shopify/CartLine/${line}?cart=x", quantity: 2 }]`,
      );
    },
    answer: {
      cart: { totalQuantity: 0 },
      userErrors: [
        {
          code: 'INVALID_MERCHANDISE_LINE',
          field: ['lines', '0', 'id'],
          message: 'The merchandise line with id 6f0d0f5e-0000-4000-8000-000000000000 does not exist.',
        },
      ],
    },
  },
  {
    rule: '9',
    says: 'a note beyond 5,000 characters: `cart` is null',
    ask: async ({ closed, cart }) => change(closed, 'cartNoteUpdate', await cart(), `note: "${'x'.repeat(5_001)}"`),
    answer: { cart: null, userErrors: [{ code: 'NOTE_TOO_LONG', field: ['note'] }] },
  },
  {
    rule: '9',
    says: "a customer's token that is nobody's: the cart is shown unchanged",
    ask: async ({ closed, cart }) =>
      change(closed, 'cartBuyerIdentityUpdate', await cart(), 'buyerIdentity: { customerAccessToken: "x" }'),
    answer: {
      cart: { totalQuantity: 0 },
      userErrors: [
        { code: 'INVALID', field: ['buyerIdentity', 'customerAccessToken'], message: 'Customer is invalid' },
      ],
    },
  },
  {
    rule: '9',
    says: 'a gift card that there is none of is refused, `INVALID` at its place',
    hosted: 'it is passed over without a word',
    ask: async ({ closed, cart }) =>
      change(closed, 'cartGiftCardCodesUpdate', await cart(), 'giftCardCodes: ["NOT-A-REAL-GIFT-CARD"]'),
    answer: { userErrors: [{ code: 'INVALID', field: ['giftCardCodes', '0'] }], warnings: [] },
  },
  {
    rule: '9',
    says: 'a metafield that is not there cannot be deleted: `METAFIELD_DOES_NOT_EXIST`',
    ask: async ({ closed, cart }) => {
      const query =
        'mutation ($ownerId: ID!) { cartMetafieldDelete(input: { ownerId: $ownerId, key: "custom.a" }) { deletedId userErrors { code field } } }';
      return at((await closed.request(query, { ownerId: await cart() })).data, 'cartMetafieldDelete');
    },
    answer: { deletedId: null, userErrors: [{ code: 'METAFIELD_DOES_NOT_EXIST', field: ['input', 'key'] }] },
  },
  {
    rule: '8',
    says: 'more than there is: the line is cut, and a warning at the line says so',
    ask: async (shop) => {
      const answer = await add(shop, addOf(shop.merchandise.two, 5));
      const line = at(answer, 'cart', 'lines', 'nodes', 0, 'id');
      return [
        at(answer, 'cart', 'totalQuantity'),
        at(answer, 'userErrors'),
        at(answer, 'warnings', 0, 'target') === line,
        answer,
      ];
    },
    answer: [
      2,
      [],
      true,
      {
        warnings: [
          {
            code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
            message: 'Only 2 items were added to your cart due to availability.',
          },
        ],
      },
    ],
  },
  {
    rule: '8',
    says: 'sold out: a warning at the merchandise, and no line',
    hosted: 'a line of quantity 0 stays in the cart',
    ask: async (shop) => {
      const answer = await add(shop, addOf(shop.merchandise.soldOut, 1));
      return [at(answer, 'cart', 'lines', 'nodes'), at(answer, 'userErrors'), at(answer, 'warnings')];
    },
    answer: [
      [],
      [],
      [{ code: 'MERCHANDISE_OUT_OF_STOCK', message: "The product 'Kaila Triangle Top - L' is already sold out." }],
    ],
  },
  {
    rule: '8',
    says: 'a quantity of 0 adds nothing, and nothing is wrong with it',
    ask: async (shop) => {
      const answer = await add(shop, addOf(shop.merchandise.plenty, 0));
      return [at(answer, 'cart', 'totalQuantity'), at(answer, 'userErrors'), at(answer, 'warnings')];
    },
    answer: [0, [], []],
  },
  {
    rule: '8',
    says: 'a code that does not work stays, `applicable: false`; the warning names the cart without its key, and comes again with every change of lines. Its words name the code',
    hosted: 'the words are `Enter a valid discount code`',
    ask: async (shop) => {
      const id = await shop.cart();
      const first = await change(shop.closed, 'cartDiscountCodesUpdate', id, 'discountCodes: ["NOTHING"]');
      const second = await change(shop.closed, 'cartLinesAdd', id, addOf(shop.merchandise.plenty, 1));
      const plain = id.replace(/\?key=.*$/, '');
      const told = (answer: unknown) => [
        at(answer, 'cart', 'discountCodes'),
        at(answer, 'warnings', 0, 'code'),
        at(answer, 'warnings', 0, 'target') === plain,
      ];
      return [told(first), told(second)];
    },
    answer: Array.from({ length: 2 }, () => [[{ code: 'NOTHING', applicable: false }], 'DISCOUNT_NOT_FOUND', true]),
  },
];
