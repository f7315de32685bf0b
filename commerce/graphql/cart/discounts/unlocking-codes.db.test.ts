import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveDiscount } from '../../../store/discount/discounts.ts';
import { makeSingleUseCode, withdrawCode } from '../../../store/discount/reward-codes.ts';
import { aCart, lineId, linesIn, variantGid } from '../../../testing/a-cart.ts';
import { aProduct, type ProductIds } from '../../../testing/a-product.ts';
import { at, type ProviderUnderTest, providerUnderTest, textAt } from '../../../testing/provider-under-test.ts';
import {
  CART_CREATE,
  CART_FIELDS,
  CART_LINES_ADD,
  CART_LINES_REMOVE,
  CART_LINES_UPDATE,
} from '../../../testing/shop-operations.ts';

const PACK = 'members-sticker-pack';
const SET_CODES = `${CART_FIELDS}
mutation ($cartId: ID!, $discountCodes: [String!]) { cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {
  cart { ...CartFields } userErrors { code field message } } }`;

describe('what only points buy (CAT-063)', () => {
  let test: ProviderUnderTest;
  let top: ProductIds;
  let pack: ProductIds;
  let cartId: string;
  let made = 0;

  beforeAll(async () => {
    test = await providerUnderTest();
    top = await aProduct(test.db, { title: 'Kaila Triangle Top', sizes: ['S'], price: 4_600 });
    pack = await aProduct(test.db, { handle: PACK, sizes: ['One Size'], price: 1_200, rewardsOnly: true });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    cartId = await aCart(test);
  });

  /** A code as the club makes it. */
  async function aCode(endsAt = new Date(Date.now() + 86_400_000)): Promise<string> {
    made += 1;
    const code = `PACK-${made}`;
    const value = { kind: 'percentage', percent: 100 } as const;
    await makeSingleUseCode(test.db, { code, discount: { value, class: 'product', unlocks: PACK, endsAt } });
    return code;
  }
  const change = async (query: string, name: string, variables: object) =>
    at((await test.request(query, { cartId, ...variables })).data, name);
  const setCodes = (...discountCodes: string[]) => change(SET_CODES, 'cartDiscountCodesUpdate', { discountCodes });
  const addLines = (...lines: object[]) => change(CART_LINES_ADD, 'cartLinesAdd', { lines });
  const updateLine = (line: object) => change(CART_LINES_UPDATE, 'cartLinesUpdate', { lines: [line] });
  const packLine = () => ({ merchandiseId: variantGid(pack.variantIds[0]) });
  const total = (payload: unknown): string => textAt(payload, 'cart', 'cost', 'totalAmount', 'amount');

  it('comes with its code, for nothing, and leaves with it', async () => {
    await addLines({ merchandiseId: variantGid(top.variantIds[0]) });
    const code = await aCode();
    const payload = await setCodes(code);
    expect(linesIn(at(payload, 'cart'))).toEqual(['One Size x 1', 'S x 1']);
    expect(at(payload, 'cart', 'discountCodes')).toEqual([{ code, applicable: true }]);
    expect(at(payload, 'cart', 'lines', 'edges', 0, 'node', 'cost', 'totalAmount', 'amount')).toBe('0.0');
    expect(total(payload)).toBe('46.0');
    expect(linesIn(at(await setCodes(), 'cart'))).toEqual(['S x 1']);
  });

  it('comes once, whatever is asked for', async () => {
    await setCodes(await aCode(), await aCode());
    const added = await addLines(packLine(), {
      ...packLine(),
      quantity: 4,
      attributes: [{ key: 'engraving', value: 'Ada' }],
    });
    expect(linesIn(at(added, 'cart'))).toEqual(['One Size x 1']);
    const id = lineId(at(added, 'cart'));
    expect(linesIn(at(await updateLine({ id, quantity: 9 }), 'cart'))).toEqual(['One Size x 1']);
    const bare = await updateLine({ id, attributes: [] });
    expect(linesIn(at(bare, 'cart'))).toEqual(['One Size x 1']);
    expect(total(bare)).toBe('0.0');
    expect(linesIn(at(await setCodes(), 'cart'))).toEqual([]);
  });

  it('is not had without a code, by no other line, and not with a code that is spent, over, or unknown', async () => {
    const refusal = { userErrors: [{ code: 'VALIDATION_CUSTOM' }] };
    expect(await addLines(packLine())).toMatchObject(refusal);
    expect(await addLines({ ...packLine(), attributes: [{ key: '_gift', value: PACK }] })).toMatchObject(refusal);
    const tops = await addLines({ merchandiseId: variantGid(top.variantIds[0]) });
    expect(await updateLine({ id: lineId(at(tops, 'cart')), ...packLine() })).toMatchObject(refusal);

    const over = await aCode(new Date(Date.now() - 1_000));
    const spent = await aCode();
    await withdrawCode(test.db, spent);
    expect(linesIn(at(await setCodes(over, spent, 'PACK-0'), 'cart'))).toEqual(['S x 1']);
    expect(await addLines(packLine())).toMatchObject(refusal);
  });

  it('leaves a bag whose code was used or undone meanwhile, with the next change of it', async () => {
    const code = await aCode();
    await setCodes(code);
    await withdrawCode(test.db, code);
    const payload = await addLines({ merchandiseId: variantGid(top.variantIds[0]) });
    expect(linesIn(at(payload, 'cart'))).toEqual(['S x 1']);
    expect(total(payload)).toBe('46.0');
  });

  it('does not come between other codes, nor they between it and the bag', async () => {
    const value = { kind: 'percentage', percent: 50 } as const;
    await saveDiscount(test.db, { title: 'Half', value, class: 'product' }, ['HALF']);
    await addLines({ merchandiseId: variantGid(top.variantIds[0]) });
    const code = await aCode();
    const payload = await setCodes('HALF', code);
    expect(at(payload, 'cart', 'discountCodes')).toEqual([
      { code: 'HALF', applicable: true },
      { code, applicable: true },
    ]);
    expect(total(payload)).toBe('23.0');
  });

  it('stays out once it was taken out, and says that its code does nothing', async () => {
    const code = await aCode();
    const id = lineId(at(await setCodes(code), 'cart'));
    await change(CART_LINES_REMOVE, 'cartLinesRemove', { lineIds: [id] });
    const payload = await addLines({ merchandiseId: variantGid(top.variantIds[0]) });
    expect(linesIn(at(payload, 'cart'))).toEqual(['S x 1']);
    expect(at(payload, 'cart', 'discountCodes')).toEqual([{ code, applicable: false }]);
    expect(linesIn(at(await addLines(packLine()), 'cart'))).toEqual(['One Size x 1', 'S x 1']);
  });

  it('comes into a bag that is made with its code', async () => {
    const { data } = await test.request(CART_CREATE, { input: { discountCodes: [await aCode()] } });
    expect(linesIn(at(data, 'cartCreate', 'cart'))).toEqual(['One Size x 1']);
  });
});
