import { expect, type Page } from '@playwright/test';
import { addToCart, goToCheckout, openProduct } from '../../shopper/cart.ts';
import { CARD } from '../../shopper/checkout.ts';
import { expectAccessible, test } from '../../shopper/shop.ts';

// A browser says to its console that a script was refused, and what the shop did not take.
test.use({
  expectedNoise: /Content Security Policy|violates the following directive|TrustedScript|ERR_FAILED|status of 422/,
});

const GRANT = `
  insert into commerce.discount_grant (discount_id, email)
  select discount_id, $1 from commerce.discount_code where code_key = 'STUDENT30'`;

const update = (page: Page) => page.locator('[name=intent][value=update-delivery]');

test('the checkout follows what is typed: delivery by itself, the card as cards are written', async ({ page }) => {
  await openProduct(page, 'sunny-hat-happy-check');
  await goToCheckout(await addToCart(page));
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(update(page)).toHaveCount(2);
  for (const button of await update(page).all()) await expect(button).toBeHidden();

  await page.getByLabel('First name').first().fill('Marina');
  const number = page.getByLabel('Card number');
  await number.pressSequentially(CARD.pays.replaceAll(' ', ''));
  await expect(number).toHaveValue(CARD.pays);
  // a digit in the middle goes, the caret stays
  await number.press('Home');
  for (let step = 0; step < 6; step += 1) await number.press('ArrowRight');
  await number.press('Backspace');
  await number.press('4');
  await expect(number).toHaveValue(CARD.pays);
  const expiry = page.getByLabel('Expiry date');
  await expiry.pressSequentially('1230');
  await expect(expiry).toHaveValue('12 / 30');
  for (let step = 0; step < 7; step += 1) await expiry.press('Backspace');
  await expect(expiry).toHaveValue('');
  await expiry.pressSequentially('8/29');
  await expect(expiry).toHaveValue('08 / 29');

  const pay = page.locator('button.pay');
  const before = await pay.innerText();
  const delivery = page.locator('#delivery');
  const arrival = await delivery.innerText();
  const country = page.getByLabel('Country').first();
  await country.focus();
  await country.selectOption('PT');
  await expect(page.getByRole('status')).toHaveText(/^Delivery and total follow your address. Pay ₱[\d,.]+$/);
  await expect(page.getByLabel('Postcode').first()).toBeVisible();
  await expect(delivery).not.toHaveText(arrival, { useInnerText: true });
  await expect(country).toBeFocused();
  await expect(page.getByLabel('First name').first()).toHaveValue('Marina');
  await expect(number).toHaveValue(CARD.pays);
  for (const button of await update(page).all()) await expect(button).toBeHidden();
  await expectAccessible(page);

  // where the question fails the button is back
  await page.route('**/checkouts/cn/**', (route) => route.abort());
  await country.selectOption('PH');
  await expect(update(page).first()).toBeVisible();
  await page.unroute('**/checkouts/cn/**');
  await update(page).first().click();
  await expect(pay).toHaveText(before, { useInnerText: true });

  // the control: a script of somebody else does not run here
  const refused = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => resolve(violatedDirective));
        const foreign = document.createElement('script');
        try {
          foreign.textContent = 'document.title = "taken"';
          document.body.append(foreign);
        } catch {}
      }),
  );
  expect(refused).toMatch(/^(script-src|require-trusted-types-for)/);
  expect(await page.title()).not.toBe('taken');
});

test('a code follows the email, and what was typed is still there after a look into the bag', async ({
  page,
  rows,
}) => {
  const email = `student-${Date.now()}@college.edu`;
  await rows(GRANT, [email]);
  await openProduct(page, 'sunny-hat-happy-check');
  const cart = await addToCart(page);
  await cart.getByText('Add a code or gift card').click();
  await cart.getByLabel('Discount code or gift card').fill('student30');
  await page.keyboard.press('Enter');
  await expect(cart.getByText('students we have checked')).toBeVisible();
  await goToCheckout(cart);

  // whoever typed nothing left nothing there: what the shop knows by now is in the form
  const token = new URL(page.url()).pathname.split('/')[3];
  await page.getByRole('link', { name: 'Back to bag' }).click();
  const checkOut = page.getByRole('link', { name: /^check out/i });
  await expect(checkOut).toBeVisible();
  await rows('update commerce.cart set email = $1 where token = $2', ['known@college.edu', token]);
  await checkOut.click();
  await expect(page.getByLabel('Email')).toHaveValue('known@college.edu');

  const pay = page.locator('button.pay');
  const before = await pay.innerText();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').first().pressSequentially('Mia');
  await expect(page.getByRole('status')).toHaveText(/^The total follows your email. Pay ₱[\d,.]+$/);
  await expect(pay).not.toHaveText(before, { useInnerText: true });
  await expect(page.locator('.refused')).toHaveCount(0);
  await expect(page.getByLabel('First name').first()).toBeFocused();
  await expect(page.getByLabel('First name').first()).toHaveValue('Mia');

  await page.getByText('Express', { exact: true }).click();
  await page.getByRole('link', { name: 'Back to bag' }).click();
  await checkOut.click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('First name').first()).toHaveValue('Mia');
  await expect(page.getByRole('radio', { name: /^Express/ })).toBeChecked();

  // an address that was answered by a page of another kind is asked for again, with the email
  const checkout = '**/checkouts/cn/**';
  await page.route(checkout, (route) => route.fulfill({ contentType: 'text/html', body: 'Later.' }));
  await page.getByLabel('Country').first().selectOption('PT');
  await expect(update(page).first()).toBeVisible();
  await page.unroute(checkout);
  await page.getByLabel('Email').fill(`other-${email}`);
  // and a press of the button counts that began before the answer and ends after it
  await pay.hover();
  await page.mouse.down();
  await expect(page.getByRole('status')).toHaveText(/^Delivery and total follow your address/);
  await pay.hover();
  await page.mouse.up();
  await expect(page.getByRole('alert').first()).toBeVisible();
});
