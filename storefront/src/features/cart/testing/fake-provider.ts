import type { ApiFailure, ApiResult, Operation, StorefrontClient } from '../../../storefront-api/client.ts';
import {
  CartCreate,
  CartDiscountCodesUpdate,
  CartGiftCardCodesUpdate,
  CartLinesAdd,
  CartLinesRemove,
  CartLinesUpdate,
  type CountryCode,
  RetrieveCart,
  UpdateBuyerIdentity,
} from '../../../storefront-api/generated/operations.ts';
import type { Buyer } from '../session/cart-requests.ts';
import type { Cart, CartLine, CartWarning } from '../state/cart.ts';

interface LineVariables {
  id: string;
  merchandiseId: string;
  quantity: number;
}

/** What may be absent of a change of a line. */
type LineChange = Pick<LineVariables, 'id'> & Partial<LineVariables>;

/** The variables of all its operations; a test knows which of them its request has. */
interface SentVariables {
  id: string;
  cartId: string;
  input: unknown;
  lines: LineVariables[];
  lineIds: string[];
  discountCodes: string[];
  giftCardCodes: string[];
  buyerIdentity: Buyer;
}

/** One request the provider got. */
export interface SentRequest {
  name: string;
  variables: SentVariables;
}

const NAMES = new Map<string, string>([
  [CartCreate, 'CartCreate'],
  [RetrieveCart, 'RetrieveCart'],
  [CartDiscountCodesUpdate, 'CartDiscountCodesUpdate'],
  [CartGiftCardCodesUpdate, 'CartGiftCardCodesUpdate'],
  [CartLinesAdd, 'CartLinesAdd'],
  [CartLinesUpdate, 'CartLinesUpdate'],
  [CartLinesRemove, 'CartLinesRemove'],
  [UpdateBuyerIdentity, 'UpdateBuyerIdentity'],
]);

const FIELDS: Record<string, string> = {
  CartCreate: 'cartCreate',
  CartDiscountCodesUpdate: 'cartDiscountCodesUpdate',
  CartGiftCardCodesUpdate: 'cartGiftCardCodesUpdate',
  CartLinesAdd: 'cartLinesAdd',
  CartLinesUpdate: 'cartLinesUpdate',
  CartLinesRemove: 'cartLinesRemove',
  UpdateBuyerIdentity: 'cartBuyerIdentityUpdate',
};

const dollars = (amount: number) => ({ amount: amount.toFixed(1), currencyCode: 'USD' as const });

export function aLine(merchandiseId: string, quantity: number): CartLine {
  return {
    id: `line-${merchandiseId}`,
    quantity,
    attributes: [],
    merchandise: {
      id: merchandiseId,
      title: 'M',
      image: null,
      price: dollars(46),
      product: {
        title: 'Kaila Triangle Top',
        handle: 'kaila-top-passionfruit',
        isGiftCard: false,
        tags: [],
        print: { value: 'Passionfruit' },
      },
      metafield: null,
    },
    cost: {
      totalAmount: dollars(46 * quantity),
      subtotalAmount: dollars(46 * quantity),
      amountPerQuantity: dollars(46),
      compareAtAmountPerQuantity: null,
    },
    discountAllocations: [],
    sellingPlanAllocation: null,
  };
}

export function aCart(id: string, lines: readonly CartLine[] = []): Cart {
  const total = dollars(46 * lines.reduce((sum, line) => sum + line.quantity, 0));
  return {
    id,
    createdAt: '2026-11-20T10:00:00Z',
    updatedAt: '2026-11-20T10:00:00Z',
    totalQuantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    checkoutUrl: `https://bluebird.example/cart/c/${id}`,
    attributes: [],
    cost: { totalAmount: total, subtotalAmount: total, totalTaxAmount: null, totalDutyAmount: null },
    discountCodes: [],
    discountAllocations: [],
    appliedGiftCards: [],
    buyerIdentity: { countryCode: 'GB', email: null, phone: null, customer: null },
    lines: { pageInfo: { hasNextPage: false, hasPreviousPage: false }, edges: lines.map((node) => ({ node })) },
  };
}

export const failure = (kind: ApiFailure['kind'], ...messages: string[]): ApiFailure => ({ kind, messages });

/** A provider of one process: carts with stock, the Storefront API's answers, and trouble on request. */
export class FakeProvider implements StorefrontClient {
  readonly sent: SentRequest[] = [];
  readonly carts = new Map<string, Map<string, number>>();
  /** Units left per variant; without an entry there is no end. */
  readonly stock = new Map<string, number>();
  /** Discount codes by cart; those that take something off, once there is something, and no word on any. */
  readonly codes = new Map<string, readonly string[]>();
  readonly goodCodes = new Set<string>();
  /** Gift cards there are, and those of a cart; it passes over all others without a word. */
  readonly cards = new Set<string>();
  readonly appliedCards = new Map<string, readonly string[]>();
  /** Those that pay nothing here: they are of another currency. */
  readonly cardsFromAbroad = new Set<string>();
  /** Failures to answer with, by operation, oldest first. `late` ones are carried out before the answer gets lost. */
  readonly trouble: Array<{ on: string; failure: ApiFailure; late?: boolean }> = [];
  /** Refusals to answer with, by operation, oldest first. */
  readonly refusals: Array<{ on: string; error: { code: string | null; field: string[] | null; message: string } }> =
    [];
  /** Who buys, by cart id: Britain and nobody until told. */
  readonly buyers = new Map<string, { countryCode: CountryCode; customer: { email: string } | null }>();
  /** Puts a new cart in the place of one that is gone, with the change made to it; older providers refuse. */
  replacesCarts = false;
  /** Keeps a line of none of what has sold out, as the hosted provider does; ours lets it go. */
  keepsNone = false;
  private made = 0;

  async request<R, V>(operation: Operation<R, V>, given: V): Promise<ApiResult<R>> {
    const name = NAMES.get(operation) ?? 'unknown';
    const variables: SentVariables = JSON.parse(JSON.stringify(given));
    this.sent.push({ name, variables });
    await Promise.resolve();
    const trouble = this.next(this.trouble, name);
    const failed = trouble && { ok: false as const, failure: trouble.failure };
    if (failed && !trouble.late) return failed;
    // As over the wire: what comes out is what the document's types promise, because the answers below are written so.
    const data: R = JSON.parse(JSON.stringify(this.carryOut(name, variables)));
    return failed ?? { ok: true, data };
  }

  /** Names of the requests so far. */
  get names(): string[] {
    return this.sent.map(({ name }) => name);
  }

  cart(id: string): Cart {
    const lines = [...(this.carts.get(id) ?? [])].map(([merchandise, quantity]) => aLine(merchandise, quantity));
    const cart = aCart(id, lines);
    const discountCodes = (this.codes.get(id) ?? []).map((code) => ({
      code,
      applicable: lines.length > 0 && this.goodCodes.has(code),
    }));
    const appliedGiftCards = (this.appliedCards.get(id) ?? []).map((code) => ({
      id: code,
      lastCharacters: code.slice(-4).toLowerCase(),
      amountUsed: dollars(0),
    }));
    return {
      ...cart,
      discountCodes,
      appliedGiftCards,
      buyerIdentity: { ...cart.buyerIdentity, ...this.buyers.get(id) },
    };
  }

  open(id: string, lines: Record<string, number> = {}): void {
    this.carts.set(id, new Map(Object.entries(lines)));
  }

  private next<T extends { on: string }>(list: T[], name: string): T | undefined {
    const at = list.findIndex(({ on }) => on === name);
    return at < 0 ? undefined : list.splice(at, 1)[0];
  }

  /** Opens a cart of the next number. */
  private openNext(kind: 'new' | 'next'): string {
    this.made += 1;
    const id = `${kind}-${this.made}`;
    this.open(id);
    return id;
  }

  /** Does what was asked of a cart that is no more: refuses it, or does it to the next one. */
  private carryOutOnGone(name: string, field: string, variables: SentVariables): unknown {
    const error = { code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' };
    if (!this.replacesCarts) return { [field]: { cart: null, userErrors: [error], warnings: [] } };
    const id = this.openNext('next');
    const warnings = this.change(name, this.carts.get(id) ?? new Map(), variables);
    return { [field]: { cart: this.cart(id), userErrors: [error], warnings } };
  }

  private identify({ cartId, buyerIdentity }: SentVariables): void {
    const { countryCode, customerAccessToken: token } = buyerIdentity;
    const before = this.buyers.get(cartId)?.customer ?? null;
    const customer = token === undefined ? before : token && { email: `${token}@bay.example` };
    this.buyers.set(cartId, { countryCode, customer: customer || null });
  }

  private carryOut(name: string, variables: SentVariables): unknown {
    if (name === 'RetrieveCart') return { cart: this.carts.has(variables.id) ? this.cart(variables.id) : null };
    const field = FIELDS[name] ?? name;
    const refusal = this.next(this.refusals, name);
    if (refusal) return { [field]: { cart: null, userErrors: [refusal.error], warnings: [] } };
    if (name === 'CartCreate')
      return { [field]: { cart: this.cart(this.openNext('new')), userErrors: [], warnings: [] } };
    const held = this.carts.get(variables.cartId);
    if (!held) return this.carryOutOnGone(name, field, variables);
    if (name === 'UpdateBuyerIdentity') this.identify(variables);
    if (name === 'CartDiscountCodesUpdate') this.codes.set(variables.cartId, variables.discountCodes);
    if (name === 'CartGiftCardCodesUpdate') {
      const known = variables.giftCardCodes.filter((code) => this.cards.has(code));
      this.appliedCards.set(variables.cartId, known);
    }
    const warnings = this.change(name, held, variables);
    if (name === 'CartGiftCardCodesUpdate' && variables.giftCardCodes.some((code) => this.cardsFromAbroad.has(code)))
      warnings.push({
        code: 'PAYMENTS_GIFT_CARDS_UNAVAILABLE',
        message: 'Another currency.',
        target: variables.cartId,
      });
    return { [field]: { cart: this.cart(variables.cartId), userErrors: [], warnings } };
  }

  private change(name: string, held: Map<string, number>, variables: SentVariables): CartWarning[] {
    const warnings: CartWarning[] = [];
    const put = (merchandise: string, quantity: number): void => {
      const has = Math.min(quantity, this.stock.get(merchandise) ?? quantity);
      if (has > 0 || this.keepsNone) held.set(merchandise, has);
      else held.delete(merchandise);
      if (has === quantity) return;
      const code = has === 0 ? 'MERCHANDISE_OUT_OF_STOCK' : 'MERCHANDISE_NOT_ENOUGH_STOCK';
      warnings.push({ code, message: 'Not enough stock.', target: `line-${merchandise}` });
    };
    if (name === 'CartLinesAdd') {
      for (const { merchandiseId, quantity } of variables.lines)
        put(merchandiseId, (held.get(merchandiseId) ?? 0) + quantity);
    }
    // A line is named after what it holds: one that becomes what another one is joins it, under that one's name.
    const update = ({ id, merchandiseId, quantity }: LineChange): void => {
      const before = id.slice(5);
      const wanted = quantity ?? held.get(before) ?? 0;
      const joined = merchandiseId === undefined ? 0 : (held.get(merchandiseId) ?? 0);
      if (merchandiseId !== undefined) held.delete(before);
      put(merchandiseId ?? before, joined + wanted);
    };
    if (name === 'CartLinesUpdate') variables.lines.forEach(update);
    if (name === 'CartLinesRemove') for (const id of variables.lineIds) held.delete(id.slice(5));
    return warnings;
  }
}
