import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { silentLog } from '@bluebird-bay/telemetry/testing/kept-log.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeCart } from '../../cart/change-cart.ts';
import { addItems } from '../../cart/change-lines.ts';
import { findStock, setOnHand } from '../../store/catalogue/staff-catalogue.ts';
import type { CommerceDb } from '../../store/commerce-database.ts';
import { makeSingleUseCode } from '../../store/discount/reward-codes.ts';
import { aDiscount } from '../../testing/a-pricing.ts';
import { aProduct } from '../../testing/a-product.ts';
import { createTestGateway } from '../gateway/test-gateway.ts';
import { cancelOrder } from '../orders/refund-order.ts';
import { aCart, type TestCart } from '../testing/a-cart.ts';
import { aPaidOrder } from '../testing/a-paid-order.ts';
import { hiddenFields, MARINA, openCheckout, pathOf, post, type Typed } from '../testing/a-shopper.ts';
import { moneyDifferences, NO_DIFFERENCES } from '../testing/money-differences.ts';
import { FRIDAY, openShop, type TestShop } from '../testing/open-shop.ts';
import { type SteppedDb, steppedDb, untilSomebodyWaits } from '../testing/stepped-db.ts';

const POINTS = 5;
const LATER = new Date(FRIDAY.getTime() + 3_600_000);

/** One piece left, an order of another, a code for one order, and bags whose shoppers are about to pay with it. */
interface Scene {
  sku: string;
  other: number;
  orderNumber: number;
  tabs: ReadonlyArray<{ cart: TestCart; typed: Typed }>;
  friends: ReadonlyArray<{ cart: TestCart; typed: Typed }>;
}

/** Something that moves money, pieces or what is agreed; `turn` says which of two of a kind. */
type Operation = (scene: Scene, db: CommerceDb, turn: 0 | 1) => Promise<unknown>;

describe('two at once, in every order (C12)', { timeout: 600_000 }, () => {
  let shop: TestShop;
  let stepped: SteppedDb;
  let units = 0;
  let scenes = 0;
  beforeAll(async () => {
    shop = await openShop({ gatewayTimeoutMs: 20_000 });
    stepped = steppedDb(shop.url);
  });
  afterAll(async () => {
    await stepped.close();
    await shop.close();
  });

  const ready = async (cart: TestCart) => ({
    cart,
    typed: { ...MARINA, ...hiddenFields(await openCheckout(shop.checkout, cart)) },
  });
  async function aScene(): Promise<Scene> {
    scenes += 1;
    const { variantIds } = await aProduct(shop.db, { stock: [2, 50], sizes: ['S', 'M'] });
    units += 52;
    const [scarce, other = 0] = variantIds;
    const order = await aPaidOrder(shop, [{ variantId: scarce }]);
    const code = `ONCE${scenes}`;
    await makeSingleUseCode(shop.db, { code, discount: aDiscount({ value: { kind: 'percentage', percent: 10 } }) });
    const aBag = async () => {
      const cart = await aCart(shop.db, { lines: [{ variantId: scarce }] });
      await shop.db
        .updateTable('commerce.cart')
        .set({ discount_codes: [code] })
        .where('id', '=', cart.id)
        .execute();
      return ready(cart);
    };
    const own = await aBag();
    return {
      sku: await skuOf(scarce),
      other,
      orderNumber: order.number,
      tabs: [own, await ready(own.cart)],
      friends: [await aBag(), await aBag()],
    };
  }
  const skuOf = async (id = 0): Promise<string> => {
    const { sku } = await shop.db
      .selectFrom('commerce.variant')
      .select('sku')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return sku;
  };

  const pay = async (db: CommerceDb, tab: Scene['tabs'][number] | undefined) => {
    if (!tab) throw new Error('There is no tab.');
    const { status } = await post(shop.another({ db }), pathOf(tab.cart), tab.typed);
    expect([303, 409]).toContain(status);
  };
  const operations: Readonly<Record<string, Operation>> = {
    checkout: ({ tabs }, db, turn) => pay(db, tabs[turn]),
    'cart update': async ({ tabs: [tab], other }, db) => {
      const name = { id: tab?.cart.id ?? 0 };
      const { kind } = await changeCart({ db, now: () => FRIDAY }, name, addItems([{ variantId: other }], FRIDAY));
      expect(['changed', 'being-paid', 'gone']).toContain(kind);
    },
    cancel: async ({ orderNumber }, db) => {
      const gateway = createTestGateway(db);
      const context = { db, gateway, clock: () => FRIDAY, gatewayTimeoutMs: 20_000, log: silentLog };
      const { kind } = await cancelOrder(context, { orderNumber, reason: 'customer', note: '' });
      expect(['refunded', 'already-cancelled']).toContain(kind);
    },
    redeem: ({ friends }, db, turn) => pay(db, friends[turn]),
    'stock edit': async ({ sku }, db) => {
      const isTaken = await withTx(db, async (tx) => {
        const stock = await findStock(tx, sku, true);
        if (!stock || stock.onHand <= stock.reserved) return commit(false);
        await setOnHand(tx, stock.variantId, stock.onHand - 1);
        return commit(true);
      });
      if (isTaken) units -= 1;
    },
  };
  /** What the books must not be: it looks, and writes what it saw. */
  const forgetful: Operation = async ({ sku }, db) => {
    const stock = await findStock(db, sku);
    if (!stock) return;
    units -= 1;
    await db
      .updateTable('commerce.variant')
      .set({ on_hand: stock.onHand - 1 })
      .where('id', '=', stock.variantId)
      .execute();
  };

  /** How many statements it sends when nobody is beside it. */
  async function lengthOf(operation: Operation): Promise<number> {
    const scene = await aScene();
    stepped.before(-1, async () => {});
    await operation(scene, stepped.db, 0);
    return stepped.sent();
  }

  /** Before statement `index` of `operation` its rival goes as far as it can. */
  async function interleave(operation: Operation, rival: Operation, index: number): Promise<void> {
    const scene = await aScene();
    let rivals: Promise<unknown> = Promise.resolve();
    let isOver = false;
    stepped.before(index, async () => {
      rivals = rival(scene, shop.db, 1).finally(() => {
        isOver = true;
      });
      await Promise.race([rivals, untilSomebodyWaits(shop.db, () => isOver)]);
    });
    await operation(scene, stepped.db, 0);
    await rivals;
    expect(isOver).toBe(true);
    await shop.another({ clock: () => LATER }).sweep();
  }

  const names = Object.keys(operations);
  it.each(names)('%s, and before five of its statements each of the five', async (name) => {
    const operation = operations[name];
    if (!operation) throw new Error(`There is no ${name}.`);
    const length = await lengthOf(operation);
    expect(length).toBeGreaterThanOrEqual(POINTS - 1);
    for (const [other, rival] of Object.entries(operations))
      for (let point = 0; point < POINTS; point += 1) {
        const index = Math.round((point * (length - 1)) / (POINTS - 1));
        await interleave(operation, rival, index);
        const schedule = `${name}, before ${index} of ${length}: ${other}`;
        expect({ schedule, ...(await moneyDifferences(shop.db, units)) }).toEqual({ schedule, ...NO_DIFFERENCES });
      }
    expect(shop.log).toEqual([]);
  });

  it('the control: one who writes what they saw before loses what came between', async () => {
    await interleave(forgetful, operations['stock edit'] ?? forgetful, 1);
    expect(await moneyDifferences(shop.db, units)).toEqual({ ...NO_DIFFERENCES, units: 1 });
  });
});
