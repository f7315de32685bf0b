import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lineOf } from '../state/cart-lines.ts';
import { shownQuantity } from '../state/shown-lines.ts';
import { aReturningShop, BOTTOMS, TOP } from '../testing/a-shop.ts';
import { failure } from '../testing/fake-provider.ts';
import { REASONS } from './cart-reasons.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('changing a line', () => {
  it('shows the quantity at once and replaces the cart by the returned one', async () => {
    const { session, state } = aReturningShop({ [TOP]: 1 });
    await session.read();
    const changing = session.setQuantity(`line-${TOP}`, 3);
    expect(state()).toMatchObject({ pendingQuantities: { [`line-${TOP}`]: 3 }, loading: true });
    expect(lineOf(state().cart, `line-${TOP}`)?.quantity).toBe(1);
    await changing;
    expect(state()).toMatchObject({ pendingQuantities: {}, loading: false });
    expect(lineOf(state().cart, `line-${TOP}`)?.quantity).toBe(3);
  });

  it('sends fast taps as one change to the last quantity', async () => {
    const { session, state, provider } = aReturningShop({ [TOP]: 1 });
    await session.read();
    await Promise.all([2, 3, 4, 5].map((quantity) => session.setQuantity(`line-${TOP}`, quantity)));
    expect(
      provider.sent.filter(({ name }) => name === 'CartLinesUpdate').map(({ variables }) => variables.lines),
    ).toEqual([[{ id: `line-${TOP}`, quantity: 5 }]]);
    expect(state().pendingQuantities).toEqual({});
  });

  it('counts what is on its way in once, however often one taps meanwhile', async () => {
    const { session, state, provider } = aReturningShop({ [TOP]: 1 });
    await session.read();
    const shown = (): number => {
      const line = lineOf(state().cart, `line-${TOP}`);
      return line ? shownQuantity(line, state().queue) : 0;
    };
    const under = [session.add({ merchandiseId: TOP, quantity: 1 })];
    const seen = [shown()];
    for (let tap = 0; tap < 3; tap += 1) {
      under.push(session.setQuantity(`line-${TOP}`, shown() + 1));
      seen.push(shown());
    }
    under.push(session.add({ merchandiseId: TOP, quantity: 1 }));
    seen.push(shown());
    expect(seen).toEqual([2, 3, 4, 5, 6]);
    await Promise.all(under);
    expect(lineOf(state().cart, `line-${TOP}`)?.quantity).toBe(6);
    expect(shown()).toBe(6);
    expect(provider.names.filter((name) => name === 'CartLinesUpdate')).toHaveLength(1);
  });

  it('takes one less of what is on its way in', async () => {
    const { session, state } = aReturningShop({ [TOP]: 1 });
    await session.read();
    await Promise.all([session.add({ merchandiseId: TOP, quantity: 1 }), session.setQuantity(`line-${TOP}`, 1)]);
    expect(lineOf(state().cart, `line-${TOP}`)?.quantity).toBe(1);
  });

  it('goes back to the old quantity with the reason when it fails', async () => {
    const { session, state, provider } = aReturningShop({ [TOP]: 1 });
    await session.read();
    const error = { code: 'MAXIMUM_EXCEEDED', field: ['lines', '0', 'quantity'], message: 'Too many.' };
    provider.refusals.push({ on: 'CartLinesUpdate', error });
    expect(await session.setQuantity(`line-${TOP}`, 9999)).toBeNull();
    expect(state()).toMatchObject({ pendingQuantities: {}, loading: false });
    expect(state().reasons[`line-${TOP}`]).toMatch(/more of this piece than one order/);
    expect(lineOf(state().cart, `line-${TOP}`)?.quantity).toBe(1);
  });

  it('keeps the stock warning of the returned cart', async () => {
    const { session, state, provider } = aReturningShop({ [TOP]: 1 });
    provider.stock.set(TOP, 2);
    await session.read();
    await session.setQuantity(`line-${TOP}`, 5);
    expect(lineOf(state().cart, `line-${TOP}`)?.quantity).toBe(2);
    expect(state().warnings).toMatchObject([{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target: `line-${TOP}` }]);
  });

  it('removes at 0', async () => {
    const { session, state, provider } = aReturningShop({ [TOP]: 1 });
    await session.read();
    await session.setQuantity(`line-${TOP}`, 0);
    expect(provider.names).toEqual(['RetrieveCart', 'CartLinesRemove']);
    expect(state().cart?.lines.edges).toEqual([]);
  });

  it.each([
    [false, 'new-1'],
    [true, 'next-1'],
  ])('says so when the cart was checked out elsewhere, and starts a fresh one (%s)', async (replaces, id) => {
    const { session, state, provider, storedId } = aReturningShop({ [TOP]: 1 });
    provider.replacesCarts = replaces;
    await session.read();
    provider.carts.delete('old');
    expect(await session.setQuantity(`line-${TOP}`, 2)).toBeNull();
    expect(storedId.read()).toBe(id);
    expect(state().reasons.cart).toBe(REASONS.checkedOut);
    expect(state().pendingQuantities).toEqual({});
  });

  it.each([
    [false, 'new-1'],
    [true, 'next-1'],
  ])('so does a code, whose field goes with what was in the cart (%s)', async (replaces, id) => {
    const { session, state, provider, storedId } = aReturningShop({ [TOP]: 1 });
    provider.replacesCarts = replaces;
    await session.read();
    provider.carts.delete('old');
    expect(await session.applyCode('HELLOBAY')).toBeNull();
    expect(storedId.read()).toBe(id);
    expect(state().cart?.id).toBe(id);
    expect(state().cart?.totalQuantity).toBe(0);
    expect(state().reasons).toEqual({ cart: REASONS.checkedOut });
  });

  it('tries a gift card that the provider passes over without a word as a discount, and says that it is neither', async () => {
    const { session, state, provider } = aReturningShop({ [TOP]: 1 });
    await session.read();
    expect(await session.applyCode('abcd efgh jklm npqr')).toBeNull();
    expect(provider.names).toContain('CartDiscountCodesUpdate');
    expect(state().reasons.code).toMatch(/not one of ours/);
  });

  it('shows the cart as it is when another tab has taken the line out', async () => {
    const { session, state, provider } = aReturningShop({ [TOP]: 1, [BOTTOMS]: 1 });
    await session.read();
    provider.carts.get('old')?.delete(TOP);
    const message = `The merchandise line with id gid://shop/CartLine/9?cart=old does not exist.`;
    provider.refusals.push({ on: 'CartLinesUpdate', error: { code: 'INVALID', field: ['lines', '0', 'id'], message } });
    expect(await session.setQuantity(`line-${TOP}`, 2)).toBeNull();
    expect(state().cart?.id).toBe('old');
    expect(state().cart?.lines.edges).toHaveLength(1);
    expect(state().reasons.cart).toBe(REASONS.lineGone);
    await session.setQuantity(`line-${BOTTOMS}`, 2);
    expect(state().reasons.cart).toBeUndefined();
  });
});

describe('removing', () => {
  it('takes the line out and keeps it at hand for undo', async () => {
    const { session, state } = aReturningShop({ [TOP]: 2, [BOTTOMS]: 1 });
    await session.read();
    const removing = session.remove(`line-${TOP}`);
    expect(state().pendingQuantities).toEqual({ [`line-${TOP}`]: 0 });
    await removing;
    expect(state().cart?.lines.edges).toHaveLength(1);
    expect(state().removed).toMatchObject({
      merchandiseId: TOP,
      quantity: 2,
      preview: { title: 'Kaila Triangle Top' },
    });
    await session.undoRemove();
    expect(state().removed).toBeUndefined();
    expect(lineOf(state().cart, `line-${TOP}`)?.quantity).toBe(2);
  });

  it('keeps the line when the provider could not be reached', async () => {
    const { session, state, provider } = aReturningShop({ [TOP]: 2 });
    await session.read();
    for (let i = 0; i < 4; i += 1) provider.trouble.push({ on: 'CartLinesRemove', failure: failure('network') });
    expect(await session.remove(`line-${TOP}`)).toBeNull();
    expect(state()).toMatchObject({ pendingQuantities: {}, removed: undefined, loading: false });
    expect(state().reasons[`line-${TOP}`]).toBe(REASONS.network);
    expect(state().cart?.lines.edges).toHaveLength(1);
  });

  it('offers the undo again when putting back fails', async () => {
    const { session, state, provider } = aReturningShop({ [TOP]: 1 });
    await session.read();
    await session.remove(`line-${TOP}`);
    provider.trouble.push({ on: 'CartLinesAdd', failure: failure('refused') });
    expect(await session.undoRemove()).toBeNull();
    expect(state().removed).toMatchObject({ merchandiseId: TOP });
    expect(state().reasons.cart).toBe(REASONS.refused);
  });
});
