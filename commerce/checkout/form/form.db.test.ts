import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/a-product.ts';
import { aCart, type TestCart } from '../testing/a-cart.ts';
import {
  fieldValue,
  follow,
  get,
  hiddenFields,
  MARINA,
  openCheckout,
  pageText,
  pathOf,
  post,
  type Typed,
} from '../testing/a-shopper.ts';
import { books } from '../testing/books.ts';
import { openShop, type TestShop } from '../testing/open-shop.ts';

describe('the page', () => {
  let shop: TestShop;
  let cart: TestCart;
  beforeAll(async () => {
    shop = await openShop();
    const top = await aProduct(shop.db);
    cart = await aCart(shop.db, { lines: [{ variantId: top.variantIds[0] }] });
  });
  afterAll(async () => {
    expect(shop.log).toEqual([]);
    await shop.close();
  });

  const send = async (typed: Typed) => {
    const page = await openCheckout(shop.checkout, cart);
    return post(shop.checkout, pathOf(cart), { ...MARINA, ...hiddenFields(page), ...typed });
  };

  it.each([
    ['email', 'marina', 'does not look like an email'],
    ['delivery.firstName', '', 'Enter a first name.'],
    ['delivery.lastName', '', 'Enter a last name.'],
    ['delivery.address1', '', 'Enter the street and number.'],
    ['delivery.address2', 'x'.repeat(121), 'Keep it to 120 characters.'],
    ['delivery.city', '', 'Enter the city.'],
    ['delivery.region', '', 'Choose the state.'],
    ['delivery.postcode', 'ABC', 'That ZIP code should look like 95060.'],
    ['delivery.phone', 'no', 'does not look like a phone number'],
    ['card.number', '4242 4242 4242 4241', 'A digit of this number is off.'],
    ['card.expiry', '01 / 20', 'This card has expired.'],
    ['card.code', '12', 'The code has 3 digits.'],
    ['card.name', '', 'Enter the name on the card.'],
  ])('says what is wrong with %s beside it, and keeps what was typed', async (name, value, sentence) => {
    const before = await books(shop.db);
    const page = await send({ [name]: value });
    expect(page.status).toBe(422);
    const id = name.replace('.', '-');
    const control = new RegExp(`<(?:input|select) id="${id}"[^>]*>`).exec(page.text)?.[0];
    expect(control).toContain('aria-invalid="true"');
    expect(control).toContain(`aria-describedby="${id}-error`);
    expect(page.text).toMatch(new RegExp(`id="${id}-error">.*${sentence.replaceAll('.', '\\.')}`));
    expect(pageText(page)).toContain('One thing needs another look');
    expect(page.text).toContain(`href="#${id}"`);
    // no other field is blamed, and all keep what they had
    expect(page.text.match(/aria-invalid/g)).toHaveLength(1);
    const kept = { ...MARINA, [name]: value };
    for (const field of [
      'email',
      'delivery.firstName',
      'delivery.address1',
      'delivery.city',
      'card.number',
      'card.expiry',
    ] as const)
      expect(fieldValue(page, field)).toBe(kept[field]);
    expect(fieldValue(page, 'card.code')).toBe('');
    // whoever typed one is told, and not only by the next refusal
    expect(pageText(page).includes('needed once more')).toBe(name !== 'card.code');
    expect(await books(shop.db)).toEqual(before);
  });

  it('names everything at once on an empty page', async () => {
    const page = await post(shop.checkout, pathOf(cart), { intent: 'pay', 'delivery.countryCode': 'US' });
    expect(page.status).toBe(422);
    expect(pageText(page)).toContain('things need another look');
    expect(page.text.match(/aria-invalid/g)?.length).toBeGreaterThan(10);
  });

  it('asks for a bill address of its own only where it is one', async () => {
    const page = await send({ 'billing.same': '', 'billing.countryCode': 'AU', 'billing.firstName': 'Rui' });
    expect(page.status).toBe(422);
    expect(pageText(page)).toContain('Choose the state.');
    expect(fieldValue(page, 'billing.firstName')).toBe('Rui');
    expect(page.text).toMatch(/id="billing-city"[^>]* aria-invalid="true"/);
  });

  it('shows the fields of another country when asked, and keeps the rest', async () => {
    const answer = await post(shop.checkout, pathOf(cart), {
      ...MARINA,
      'delivery.countryCode': 'PH',
      intent: 'update-delivery',
    });
    expect(answer).toMatchObject({ status: 303, location: `${pathOf(cart)}#address` });
    const page = await get(shop.checkout, pathOf(cart));
    expect(pageText(page)).toContain('Province');
    expect(page.text).toContain('<option value="PH-CEB">Cebu</option>');
    expect(fieldValue(page, 'delivery.address1')).toBe('218 Kingfisher Lane');
  });

  it('says what another country means before it takes money for it', async () => {
    const page = await send({
      'delivery.countryCode': 'PT',
      'delivery.postcode': '8000-001',
      'delivery.region': '',
    });
    expect(page.status).toBe(409);
    expect(pageText(page)).toContain('Delivery to Portugal: $52.00 in all Nothing was charged');
    expect(pageText(page)).toContain('Arrives Thu 26 Nov to Tue 1 Dec');
  });

  describe('what somebody types', () => {
    const HOSTILE = `"><script>alert(1)</script><img src=x onerror='a'>&amp;{{7*7}}`;

    it('is text, in every field, wherever it is shown again', async () => {
      const names = [
        'email',
        'delivery.firstName',
        'delivery.lastName',
        'delivery.address1',
        'delivery.address2',
        'delivery.city',
        'delivery.phone',
        'card.number',
        'card.expiry',
        'card.name',
      ];
      const typed = Object.fromEntries(names.map((name) => [name, HOSTILE]));
      const wrong = await send(typed);
      expect(wrong.status).toBe(422);
      const saved = await get(shop.checkout, pathOf(cart));
      for (const page of [wrong, saved]) {
        expect(page.text).not.toMatch(/"><script|<img src=x/);
        expect(page.text).toContain('&quot;&gt;&lt;script&gt;');
      }
    });

    it('is text on the confirmation too', async () => {
      const top = await aProduct(shop.db, { title: '<b>Kaila</b>' });
      const own = await aCart(shop.db, { lines: [{ variantId: top.variantIds[0] }] });
      const page = await openCheckout(shop.checkout, own);
      const name = '<i onclick=a>Zoë</i> 🐚 مرحبا';
      const answer = await post(shop.checkout, pathOf(own), {
        ...MARINA,
        ...hiddenFields(page),
        'delivery.firstName': name,
      });
      const confirmation = await get(shop.checkout, answer.location);
      expect(confirmation.text).not.toMatch(/<i onclick|<b>Kaila/);
      expect(confirmation.text).toContain('Thank you, &lt;i onclick=a&gt;Zoë&lt;/i&gt; 🐚 مرحبا');
      const stored = await shop.db
        .selectFrom('commerce.order')
        .select('delivery_address')
        .where('cart_id', '=', own.id)
        .executeTakeFirstOrThrow();
      expect(stored.delivery_address.firstName).toBe(name);
    });

    it.each([
      ['a zero byte', 'a\u0000b'],
      ['half a surrogate pair', 'a%ED%A0%80b'],
      ['a turned reading direction', 'a\u202eb'],
      ['a thousand combining marks', `a${'\u0301'.repeat(1000)}`],
      ['a formula', '=cmd|calc'],
      ['SQL', `'; drop table commerce."order"; --`],
      ['a prototype', '__proto__'],
    ])('%s is kept or refused, never an accident', async (_, value) => {
      const page = await send({ 'delivery.city': value, 'card.code': '' });
      expect(page.status).toBe(422);
      expect((await get(shop.checkout, pathOf(cart))).status).toBe(200);
    });
  });

  describe('what is no page of ours', () => {
    const request = (body: string, type: string) =>
      shop.checkout.fetch(
        new Request(`https://checkout.shop.example${pathOf(cart)}`, {
          method: 'POST',
          body,
          headers: { 'content-type': type },
        }),
      );
    it('too large a body', async () => {
      expect((await request(`email=${'a'.repeat(40_000)}`, 'application/x-www-form-urlencoded')).status).toBe(413);
    });
    it.each(['text/plain', 'application/json', 'multipart/form-data; boundary=x'])('%s', async (type) => {
      expect((await request('email=a', type)).status).toBe(415);
    });
  });

  it('keeps a note, whichever button was pressed, and the order has it', async () => {
    const top = await aProduct(shop.db);
    const own = await aCart(shop.db, { lines: [{ variantId: top.variantIds[0] }], note: 'Wrap it' });
    expect((await get(shop.checkout, pathOf(own))).text).toMatch(
      /<details class="order-note" open>.*\nWrap it<\/textarea>/s,
    );
    const page = await openCheckout(shop.checkout, own, { note: ' It is a gift \r\n<b>for Ana</b>\u202e ' });
    expect(page.text).toContain('\nIt is a gift\n&lt;b&gt;for Ana&lt;/b&gt;</textarea>');
    const paid = await follow(
      shop.checkout,
      await post(shop.checkout, pathOf(own), { ...MARINA, ...hiddenFields(page), note: 'x'.repeat(6_000) }),
    );
    expect(pageText(paid)).toContain(`Your note ${'x'.repeat(5_000)} `);
    // the control: a paid cart is what it was
    await post(shop.checkout, pathOf(own), { ...MARINA, note: 'Too late', intent: 'update-delivery' });
    expect(pageText(await get(shop.checkout, pathOf(own).replace('?', '/thank-you?')))).not.toContain('Too late');
  });
});
