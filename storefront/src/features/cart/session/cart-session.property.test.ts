import { oneOf, type Random, randomFrom } from '@bluebird-bay/commerce/testing/random.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartLines } from '../state/cart-lines.ts';
import { shownQuantity } from '../state/shown-lines.ts';
import { aReturningShop } from '../testing/a-shop.ts';
import { failure } from '../testing/fake-provider.ts';

const SEED = 20_251_123;
const SHOPPERS = 300;
const STEPS = 25;
const ITEMS = ['top', 'bottoms', 'hat'] as const;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

type Shop = ReturnType<typeof aReturningShop>;

/** What the shopper sees as theirs, by item: lines with what was asked for since, and items on their way in. */
function shown({ store }: Shop): Map<string, number> {
  const { cart, queue } = store.getState();
  const lines = cart ? cartLines(cart) : [];
  return new Map(lines.map((line) => [line.merchandise.id, shownQuantity(line, queue)]));
}

/** Something a shopper does, without waiting for it. */
function step(random: Random, { session, store }: Shop): Promise<unknown> {
  const { cart } = store.getState();
  const line = cart && cartLines(cart)[random(3)];
  return oneOf<() => Promise<unknown>>(random, [
    () => session.add({ merchandiseId: oneOf(random, ITEMS), quantity: 1 + random(2) }),
    () => (line ? session.setQuantity(line.id, 1 + random(5)) : session.read()),
    () => (line ? session.setQuantity(line.id, shownQuantity(line, store.getState().queue) + 1) : session.read()),
    () => (line ? session.remove(line.id) : session.read()),
    () => (line ? session.setSize(line.id, oneOf(random, ITEMS)) : session.read()),
    () => session.addMany([{ merchandiseId: oneOf(random, ITEMS), quantity: 1 }]),
    () => session.read(),
    () => session.undoRemove(),
  ])();
}

const pauses = async (random: Random): Promise<void> => {
  for (let turns = random(12); turns > 0; turns -= 1) await Promise.resolve();
};

it('ends with the cart of the provider, nothing under way, and an answer for everyone', async () => {
  const random = randomFrom(SEED);
  for (let shopper = 0; shopper < SHOPPERS; shopper += 1) {
    const shop = aReturningShop({ top: 1 + random(3), bottoms: 1 });
    const under: Array<Promise<unknown>> = [];
    for (let count = 0; count < STEPS; count += 1) {
      const trouble = random(10);
      const on = oneOf(random, ['CartLinesAdd', 'CartLinesUpdate', 'CartLinesRemove', 'RetrieveCart'] as const);
      if (trouble === 0) shop.provider.trouble.push({ on, failure: failure('network'), late: random(2) === 0 });
      if (trouble === 1) shop.provider.carts.delete(shop.storedId.read() ?? '');
      under.push(step(random, shop));
      await pauses(random);
    }
    await Promise.all(under);
    await shop.session.settled();
    shop.provider.trouble.length = 0;
    await shop.session.read();
    await shop.session.settled();
    const { cart, queue, phase } = shop.store.getState();
    expect(queue, `shopper ${shopper}`).toEqual({ underWay: undefined, waiting: [] });
    expect([phase, cart?.id], `shopper ${shopper}`).toEqual(['ready', shop.storedId.read()]);
    const held = shop.provider.carts.get(cart?.id ?? '');
    expect(shown(shop), `shopper ${shopper}`).toEqual(held);
  }
});

/** One tap of a shopper, and what must be on show at once because of it; neither where there is no line to tap on. */
function tap(random: Random, shop: Shop): { answer: Promise<unknown>; expected: Map<string, number> } | undefined {
  const { cart, queue } = shop.store.getState();
  const line = cart && cartLines(cart)[random(3)];
  const merchandiseId = oneOf(random, ITEMS);
  const expected = shown(shop);
  if (random(3) === 0) {
    expected.set(merchandiseId, (expected.get(merchandiseId) ?? 0) + 1);
    return { answer: shop.session.add({ merchandiseId, quantity: 1 }), expected };
  }
  if (!line) return undefined;
  const wanted = random(2) === 0 ? shownQuantity(line, queue) + 1 : 1 + random(4);
  return { answer: shop.session.setQuantity(line.id, wanted), expected: expected.set(line.merchandise.id, wanted) };
}

it('gives a shopper what they see, however fast they tap', async () => {
  const random = randomFrom(SEED + 1);
  for (let shopper = 0; shopper < SHOPPERS; shopper += 1) {
    const shop = aReturningShop({ top: 1, bottoms: 2, hat: 1 });
    await shop.session.read();
    const under: Array<Promise<unknown>> = [];
    for (let count = 0; count < STEPS; count += 1) {
      const tapped = tap(random, shop);
      if (tapped) {
        under.push(tapped.answer);
        expect(shown(shop)).toEqual(tapped.expected);
      }
      await pauses(random);
      // What is under way may come through; it never shows in between as more or less than was asked for.
    }
    const wanted = shown(shop);
    await Promise.all(under);
    expect(shown(shop), `shopper ${shopper}`).toEqual(wanted);
    expect(shop.provider.carts.get('old'), `shopper ${shopper}`).toEqual(wanted);
  }
});
