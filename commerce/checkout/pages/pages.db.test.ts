import { createHash } from 'node:crypto';
import { withTx } from '@bluebird-bay/database/with-tx.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCartCredentials } from '../../store/cart/cart-credentials.ts';
import { seedContent } from '../../store/content/seed-content.ts';
import { aProduct } from '../../testing/a-product.ts';
import { aCart } from '../testing/a-cart.ts';
import { buy, fieldValue, follow, get, openCheckout, type Page, pageText, pathOf, post } from '../testing/a-shopper.ts';
import { openShop, type TestShop } from '../testing/open-shop.ts';

describe('pages of the checkout', () => {
  let shop: TestShop;
  const pages: Record<string, Page> = {};
  beforeAll(async () => {
    shop = await openShop();
    const top = await aProduct(shop.db, { stock: 50 });
    const gone = await aProduct(shop.db, { stock: 0, title: 'Cove High-Waist Bottoms' });
    const few = await aProduct(shop.db, { stock: 1, title: 'Romy Twist Bandeau' });
    const cart = (lines = [{ variantId: top.variantIds[0], quantity: 1 }]) => aCart(shop.db, { lines });
    const empty = await cart([]);
    const soldOut = await cart([
      { variantId: gone.variantIds[0], quantity: 1 },
      { variantId: few.variantIds[2], quantity: 3 },
    ]);
    pages.form = await openCheckout(shop.checkout, await cart());
    pages.wrong = await buy(shop.checkout, await cart(), { email: '' });
    pages.declined = await follow(
      shop.checkout,
      await buy(shop.checkout, await cart(), { 'card.number': '4000000000000002' }),
    );
    pages.pending = await follow(
      shop.checkout,
      await buy(shop.checkout, await cart(), { 'card.number': '4000000000000044' }),
    );
    pages.paid = await follow(shop.checkout, await buy(shop.checkout, await cart()));
    pages.empty = await get(shop.checkout, pathOf(empty));
    pages.soldOut = await get(shop.checkout, pathOf(soldOut));
    pages.unknown = await get(shop.checkout, pathOf(newCartCredentials()));
    pages.wrongKey = await get(shop.checkout, pathOf({ ...soldOut, secret: newCartCredentials().secret }));
    pages.noKey = await get(shop.checkout, `/checkouts/cn/${soldOut.token}`);
    pages.elsewhere = await get(shop.checkout, '/checkouts/somewhere/else');
    pages.noFile = await get(shop.checkout, '/checkouts/assets/checkout.000000000000.css');
  });
  afterAll(async () => {
    expect(shop.log).toEqual([]);
    await shop.close();
  });

  const script = (page: Page | undefined) => /<script>(.*?)<\/script>/s.exec(page?.text ?? '')?.[1] ?? '';

  it('all forbid every script but the one, framing, foreign forms, caching and telling the address on', () => {
    for (const [name, { headers }] of Object.entries(pages)) {
      const policy = headers.get('content-security-policy');
      const hash = createHash('sha256').update(script(pages.form)).digest('base64');
      expect({ name, policy }).toEqual({
        name,
        policy: `default-src 'none'; script-src 'sha256-${hash}'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'; style-src 'self'; font-src 'self'; img-src 'self' https://shop.example; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      });
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
    }
  });

  it('all keep to that policy: no script but that one, no handler, no style of their own', () => {
    expect(script(pages.form)).toContain('groupedCardNumber');
    for (const page of Object.values(pages)) {
      expect(['', script(pages.form)]).toContain(script(page));
      const others = page.text.replace(`<script>${script(pages.form)}</script>`, '');
      expect(others).not.toMatch(/<script|<style|\son\w+=|\sstyle=|javascript:/i);
    }
  });

  it('all link only to pages that exist', () => {
    for (const { text } of Object.values(pages))
      for (const [, href = ''] of text.matchAll(/<a [^>]*href="([^"]*)"/g))
        expect(href).toMatch(
          /^(https:\/\/shop\.example\/(my-cart\/|contact-us\/|request-a-return\/|account\/sign-in\/\?return=%2Fmy-cart%2F)?|#[\w-]+|\/checkouts\/(cn|orders|policies)\/.*)$/,
        );
  });

  it('show what the shop binds itself to, and say nothing where nothing is written', async () => {
    expect((await get(shop.checkout, '/checkouts/policies/terms-of-service')).status).toBe(404);
    await withTx(shop.db, seedContent);
    const linked = [...(pages.form?.text ?? '').matchAll(/href="(\/checkouts\/policies\/[^"]*)"/g)].map(
      ([, href = '']) => href,
    );
    expect(new Set(linked).size).toBe(4);
    for (const href of linked) {
      const policy = await get(shop.checkout, href);
      expect(policy.status).toBe(200);
      expect(policy.text).toMatch(/<h1>.*<p>/);
    }
    for (const name of ['subscription-policy', 'nothing', '%00'])
      expect((await get(shop.checkout, `/checkouts/policies/${name}`)).status).toBe(404);
  });

  it('have ids once each, and every reference to one leads somewhere', () => {
    for (const { text } of Object.values(pages)) {
      const ids = [...text.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      expect(new Set(ids).size).toBe(ids.length);
      const references = [...text.matchAll(/ (?:for|aria-describedby)="([^"]+)"| href="#([^"]+)"/g)];
      for (const [, list, anchor] of references)
        for (const id of (list ?? anchor ?? '').split(' ')) expect(ids).toContain(id);
    }
  });

  it('an unknown cart, a wrong key and no key look alike', () => {
    for (const page of [pages.unknown, pages.wrongKey, pages.noKey]) {
      expect(page?.status).toBe(404);
      expect(page?.text).toBe(pages.unknown?.text);
    }
    expect(pages.elsewhere?.status).toBe(404);
    expect(pages.noFile?.status).toBe(404);
  });

  it('an empty cart has nothing to pay', () => {
    expect(pageText(pages.empty ?? expect.fail())).toContain('Nothing in here but sand');
    expect(pages.empty?.text).not.toContain('<form');
  });

  it('says at once what is short, and how many are left', () => {
    const text = pageText(pages.soldOut ?? expect.fail());
    expect(text).toContain('Some pieces have gone');
    expect(text).toContain('Cove High-Waist Bottoms, size S: sold out.');
    expect(text).toContain('Romy Twist Bandeau, size L: 1 left, and your bag holds 3.');
  });

  it('writes a card that comes back with the page as cards are written', async () => {
    const cart = await aCart(shop.db, { lines: [{ variantId: (await aProduct(shop.db)).variantIds[0] }] });
    const typed = { 'card.number': '4242424242424242', 'card.expiry': '1230', email: '' };
    const page = await buy(shop.checkout, cart, typed);
    expect(page.status).toBe(422);
    expect(page.text).not.toContain('id="card-expiry-error"');
    expect([fieldValue(page, 'card.number'), fieldValue(page, 'card.expiry')]).toEqual([
      '4242 4242 4242 4242',
      '12 / 30',
    ]);
  });

  it('opens at the card field after a decline', () => {
    expect(pages.declined?.text).toMatch(/<input id="card-number"[^>]* autofocus/);
    expect(pages.declined?.text.match(/ autofocus/g)).toHaveLength(1);
  });

  it('has a name for each state in the title', () => {
    const title = (page: Page | undefined) => /<title>(.*) \| Bluebird Bay<\/title>/.exec(page?.text ?? '')?.[1];
    expect(title(pages.form)).toBe('Checkout');
    expect(title(pages.wrong)).toBe('One thing needs another look · Checkout');
    expect(title(pages.declined)).toBe('Your card was declined · Checkout');
    expect(title(pages.pending)).toBe('Checking with your bank');
    expect(title(pages.paid)).toMatch(/^Order BB-\d+ confirmed$/);
  });

  it('takes pictures from the shop, wherever the checkout itself is opened', async () => {
    const cart = await aCart(shop.db, { lines: [{ variantId: (await aProduct(shop.db)).variantIds[0] }] });
    const page = await get(shop.another({ pictureUrl: (spec) => `/pictures/${spec}` }), pathOf(cart));
    expect(page.text).toMatch(/<img src="https:\/\/shop\.example\/pictures\/p\//);
  });

  it('takes a change of anything but a form of its own for no page', async () => {
    expect((await post(shop.checkout, `/checkouts/cn/${newCartCredentials().token}?key=x`, {})).status).toBe(404);
    const response = await shop.checkout.fetch(
      new Request('https://checkout.shop.example/checkouts/cn/x', { method: 'DELETE' }),
    );
    expect(response.status).toBe(404);
  });

  it('serves its files under names that change with them, for ever', async () => {
    const names = [...(pages.form?.text ?? '').matchAll(/(?:href)="(\/checkouts\/assets\/[^"]+)"/g)].map(
      (match) => match[1] ?? '',
    );
    expect(names).toHaveLength(4);
    const stylesheet = await get(shop.checkout, names.find((name) => name.endsWith('.css')) ?? '');
    expect(stylesheet.headers.get('content-type')).toBe('text/css; charset=utf-8');
    const linked = [...stylesheet.text.matchAll(/url\(([^)]+)\)/g)].map((match) => match[1] ?? '');
    expect(linked.length).toBeGreaterThan(9);
    for (const name of new Set([...names, ...linked])) {
      const file = await get(shop.checkout, name);
      expect(file.status).toBe(200);
      expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  });
});

describe('a database that is away', () => {
  it('is told to the shopper, with nothing claimed and nothing given away', async () => {
    const shop = await openShop();
    const top = await aProduct(shop.db);
    const cart = await aCart(shop.db, { lines: [{ variantId: top.variantIds[0] }] });
    await shop.close();
    const page = await get(shop.checkout, pathOf(cart));
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('10');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(pageText(page)).toContain('The till is stuck');
    expect(shop.log).toHaveLength(1);
    expect(shop.log.join()).not.toContain(cart.secret);
    expect(shop.log.join()).not.toContain(cart.token);
    const order = await get(shop.checkout, '/checkouts/orders/some-order');
    expect([order.status, pageText(order)]).toEqual([503, expect.stringContaining('This page is stuck')]);
    expect(order.text).not.toContain('/checkouts/cn/');
  });
});
