import { randomBytes, randomUUID } from 'node:crypto';
import { connection, type Range } from './connections.ts';
import { type Asked, countryIn, type Goods, money } from './goods.ts';

interface Line {
  id: string;
  variantId: string;
  quantity: number;
  attributes: { key: string; value: string }[];
}

interface Cart {
  token: string;
  key: string;
  checkoutKey: string;
  country: Asked['country'];
  lines: Line[];
  attributes: { key: string; value: string }[];
  codes: string[];
  note: string | null;
  customer: object | null;
}

interface BuyerInput {
  countryCode?: string | null;
  customerAccessToken?: string | null;
}

interface LineInput {
  merchandiseId: string;
  quantity?: number | null;
  attributes?: { key: string; value: string }[] | null;
}

interface LineUpdate extends Partial<LineInput> {
  id: string;
}

export interface CartInput {
  lines?: LineInput[] | null;
  buyerIdentity?: BuyerInput | null;
  attributes?: { key: string; value: string }[] | null;
  discountCodes?: string[] | null;
  note?: string | null;
}

interface Problem {
  code: string;
  field: string[];
  message: string;
}

/** What came of a change; some leave the cart in the answer though they failed. */
interface Change {
  problems?: Problem[];
  warnings?: object[];
  keepsCart?: boolean;
}

type Variant = Goods['products'][number]['variantList'][number];

/** The carts of a shop, as recorded from the hosted provider: stock as warnings, dead carts replaced, codes kept. */
export function createCarts(goods: Goods, checkout: string, customerBy: (token: string) => object | undefined) {
  const carts = new Map<string, Cart>();
  const variants = new Map(
    goods.products.flatMap((product) => product.variantList.map((one) => [one.id, one] as const)),
  );
  const idOf = ({ token, key }: Cart): string => `gid://shopify/Cart/${token}?key=${key}`;

  function aCart(): Cart {
    const token = randomBytes(12).toString('base64url');
    const [key, checkoutKey] = [randomBytes(8).toString('hex'), randomBytes(8).toString('hex')];
    const empty = { lines: [], attributes: [], codes: [], note: null, customer: null };
    const cart: Cart = { token, key, checkoutKey, country: 'CA', ...empty };
    carts.set(idOf(cart), cart);
    return cart;
  }

  function put(cart: Cart, { merchandiseId, quantity, attributes }: LineInput, variant: Variant): object[] {
    const line: Line = {
      id: `gid://shopify/CartLine/${randomUUID()}?cart=${cart.token}`,
      variantId: merchandiseId,
      quantity: variant.availableForSale ? (quantity ?? 1) : 0,
      attributes: attributes ?? [],
    };
    const isAlike = (one: Line): boolean => one.variantId === merchandiseId && one.attributes.length === 0;
    const there = line.attributes.length === 0 ? cart.lines.find(isAlike) : undefined;
    if (there) there.quantity += line.quantity;
    else cart.lines.push(line);
    if (variant.availableForSale) return [];
    const message = `The product '${variant.product.title} - ${variant.title}' is already sold out.`;
    return [{ code: 'MERCHANDISE_OUT_OF_STOCK', message, target: line.id }];
  }

  /** Another variant of what a line holds; it joins the line that has it already. */
  function become(cart: Cart, line: Line, variantId: string): void {
    const isAlike = (one: Line): boolean => one !== line && one.variantId === variantId && one.attributes.length === 0;
    const there = line.attributes.length === 0 ? cart.lines.find(isAlike) : undefined;
    line.variantId = variantId;
    if (!there) return;
    there.quantity += line.quantity;
    line.quantity = 0;
  }

  function update(cart: Cart, { id, quantity, merchandiseId }: LineUpdate): void {
    const line = cart.lines.find((one) => one.id === id);
    if (!line) return;
    line.quantity = quantity ?? line.quantity;
    if (merchandiseId) become(cart, line, merchandiseId);
  }

  function add(cart: Cart, lines: readonly LineInput[]): { problems: Problem[]; warnings: object[] } {
    const problems: Problem[] = [];
    const warnings: object[] = [];
    for (const [at, line] of lines.entries()) {
      const variant = variants.get(line.merchandiseId);
      if (variant) warnings.push(...put(cart, line, variant));
      else {
        const message = `The merchandise with id ${line.merchandiseId} does not exist.`;
        problems.push({ code: 'INVALID', field: ['lines', String(at), 'merchandiseId'], message });
      }
    }
    return { problems, warnings };
  }

  const dollarsOf = ({ variantId, quantity }: Line): number => (variants.get(variantId)?.dollars ?? 0) * quantity;

  function shown(cart: Cart) {
    const here: Asked = { country: cart.country };
    const total = cart.lines.reduce((sum, line) => sum + dollarsOf(line), 0);
    const lines = cart.lines.map((line) => {
      const variant = variants.get(line.variantId);
      return {
        __typename: 'CartLine',
        ...line,
        merchandise: variant && { ...variant, price: money(variant.dollars, here) },
        cost: {
          totalAmount: money(dollarsOf(line), here),
          subtotalAmount: money(dollarsOf(line), here),
          amountPerQuantity: money(variant?.dollars ?? 0, here),
          compareAtAmountPerQuantity: null,
        },
        discountAllocations: [],
        sellingPlanAllocation: null,
      };
    });
    return {
      id: idOf(cart),
      createdAt: '2026-02-03T04:05:06Z',
      updatedAt: '2026-02-03T04:05:06Z',
      checkoutUrl: `${checkout}/cart/c/${cart.token}?key=${cart.checkoutKey}`,
      note: cart.note,
      totalQuantity: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      attributes: cart.attributes,
      cost: {
        totalAmount: money(total, here),
        subtotalAmount: money(total, here),
        totalTaxAmount: null,
        totalDutyAmount: null,
      },
      discountCodes: cart.codes.map((code) => ({ code, applicable: false })),
      discountAllocations: [],
      appliedGiftCards: [],
      buyerIdentity: { countryCode: cart.country, email: null, phone: null, customer: cart.customer },
      lines: (range: Range) => connection(lines, range),
    };
  }

  /** Whose cart it is from now on; a token that is no good leaves it as it was. */
  function identify(cart: Cart, { customerAccessToken: token }: BuyerInput): Problem[] {
    if (token === undefined) return [];
    const customer = token === null ? null : customerBy(token);
    if (customer !== undefined) {
      cart.customer = customer;
      return [];
    }
    const field = ['buyerIdentity', 'customerAccessToken'];
    return [{ code: 'INVALID', field, message: 'Customer is invalid' }];
  }

  /** Every code stays, and is complained of with every change. */
  const codeWarnings = (cart: Cart): object[] =>
    cart.codes.map(() => ({
      code: 'DISCOUNT_NOT_FOUND',
      message: 'Enter a valid discount code',
      target: `gid://shopify/Cart/${cart.token}`,
    }));

  /** Changes a cart; one that is not there is replaced by a new one with the change made. */
  function change(cartId: string, work: (cart: Cart) => Change | undefined) {
    const known = carts.get(cartId);
    const cart = known ?? aCart();
    const { problems = [], warnings = [], keepsCart = false } = work(cart) ?? {};
    const gone = { code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' };
    return {
      cart: problems.length > 0 && !keepsCart ? null : shown(cart),
      userErrors: known ? problems : [gone, ...problems],
      warnings: [...warnings, ...codeWarnings(cart)],
    };
  }

  return {
    read: (id: string) => {
      const cart = carts.get(id);
      return cart ? shown(cart) : null;
    },
    create(input: CartInput) {
      const cart = aCart();
      cart.country = countryIn(input.buyerIdentity?.countryCode);
      const problems = identify(cart, input.buyerIdentity ?? {});
      cart.attributes = input.attributes ?? [];
      cart.codes = input.discountCodes ?? [];
      return change(idOf(cart), (made) => {
        const { problems: wrong, warnings } = add(made, input.lines ?? []);
        return { problems: [...problems, ...wrong], warnings };
      });
    },
    addLines: (id: string, lines: LineInput[]) => change(id, (cart) => add(cart, lines)),
    updateLines: (id: string, lines: LineUpdate[]) =>
      change(id, (cart) => {
        for (const line of lines) update(cart, line);
        cart.lines = cart.lines.filter(({ quantity }) => quantity > 0);
        return undefined;
      }),
    removeLines: (id: string, lineIds: string[]) =>
      change(id, (cart) => {
        cart.lines = cart.lines.filter((line) => !lineIds.includes(line.id));
        return undefined;
      }),
    buyer: (id: string, buyer: BuyerInput) =>
      change(id, (cart) => {
        const problems = identify(cart, buyer);
        if (problems.length === 0 && buyer.countryCode) cart.country = countryIn(buyer.countryCode);
        return { problems, keepsCart: true };
      }),
    codes: (id: string, codes: string[]) =>
      change(id, (cart) => {
        cart.codes = codes;
        return undefined;
      }),
    attributes: (id: string, attributes: { key: string; value: string }[]) =>
      change(id, (cart) => {
        cart.attributes = attributes;
        return undefined;
      }),
    nothing: (id: string) => change(id, () => undefined),
    /** Whose the cart is, as the provider knows it. */
    customerOf: (token: string): object | null =>
      [...carts.values()].find((one) => one.token === token)?.customer ?? null,
    /** Pays for the cart behind a checkout address: it is gone, as after an order. */
    complete(token: string): boolean {
      const cart = [...carts.values()].find((one) => one.token === token);
      return cart ? carts.delete(idOf(cart)) : false;
    },
    has: (token: string): boolean => [...carts.values()].some((one) => one.token === token),
  };
}
