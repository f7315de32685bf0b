import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { aShopper, comeSignedUp } from '../../shopper/account.ts';
import { openPreferences } from '../../shopper/lists.ts';
import { test, untilHydrated, wake } from '../../shopper/shop.ts';

/** What a form has, and what it is told. */
interface Row {
  name: string;
  path: string;
  /** Where it stands, once it is to be seen. */
  at: (page: Page) => Locator | Promise<Locator>;
  /** What makes it one that will not do: left empty where nothing is said. */
  wrong?: (form: Locator) => Promise<void>;
  /** The field that says so; where several do, the first, which the list of them above the form leads to. */
  field: (form: Locator) => Locator;
  several?: true;
  fill: (form: Locator) => Promise<void>;
  button: string | RegExp;
  /** What is asked for. */
  request: string;
  /** What is said without a connection. */
  offline: RegExp;
  /** What is said once it is done. */
  done: RegExp;
}

let count = 0;
const anEmail = (name: string): string => {
  count += 1;
  return `${name}-${Date.now().toString(36)}-${count}@bay.example`;
};

const main = (page: Page): Locator => page.getByRole('main');

/** Every form that is answered by a letter is one form with other words. */
const emailedForm = (name: string, path: string, button: string, more: Partial<Row> = {}): Row => ({
  name,
  path,
  at: main,
  wrong: (form) => form.getByLabel('Your email').fill('ana at bay'),
  field: (form) => form.getByLabel('Your email'),
  fill: (form) => form.getByLabel('Your email').fill(anEmail('letter')),
  button,
  request: '**/services/lists',
  offline: /No connection\. Try again/,
  done: /A letter is on its way/,
  ...more,
});

/** An order nobody has: that nothing is found is an answer of the shop too. */
const order = (name: string, path: string, request: string): Row => ({
  name,
  path,
  at: main,
  field: (form) => form.getByLabel('Order number'),
  several: true,
  fill: async (form) => {
    await form.getByLabel('Order number').fill('BB-999999');
    await form.getByLabel('Email').fill(anEmail('order'));
  },
  button: 'Find my order',
  request,
  offline: /could not reach the bay/,
  done: /No order has this number and email together/,
});

/** Pages that hold the form of the newsletter with another list, or in other words: all of it but these is walked once. */
const SISTERS = [
  ['/newsletter-sign-up-uk/', 'newsletter', 'Send me postcards'],
  ['/newsletter-sign-up-us/', 'newsletter', 'Send me postcards'],
  ['/sale-sign-up/', 'sale', 'Tell me the evening before'],
  ['/la-isla-bonita-sign-up/', 'la-isla-bonita', 'Tell me first'],
  ['/giveaway/', 'giveaway', 'Put my name in'],
] as const;

const FORMS: readonly Row[] = [
  emailedForm('the newsletter', '/newsletter-sign-up/', 'Send me postcards'),
  emailedForm('the waitlist', '/waitlist/', 'Wait with us', {
    wrong: (form) => form.getByLabel('Your email').fill('ana@bay.example'),
    field: (form) => form.getByLabel('What are you waiting for?'),
    fill: async (form) => {
      await form.getByLabel('What are you waiting for?').fill('Lido in Citrus Grove');
      await form.getByLabel('Your email').fill(anEmail('wait'));
    },
  }),
  emailedForm('the foot of every page', '/about-us/', 'Sign up', {
    at: (page) => page.getByRole('contentinfo'),
    wrong: (form) => form.getByLabel('Postcards').fill('ana at bay'),
    field: (form) => form.getByLabel('Postcards'),
    fill: (form) => form.getByLabel('Postcards').fill(anEmail('foot')),
  }),
  emailedForm('the student code', '/student-discount/', 'Get my code', {
    wrong: (form) => form.getByLabel('School email').fill('ana@bay.example'),
    field: (form) => form.getByLabel('School email'),
    fill: (form) => form.getByLabel('School email').fill(`${anEmail('student').split('@')[0]}@students.example.edu`),
    request: '**/services/student-discount',
  }),
  {
    name: 'a message',
    path: '/contact-us/',
    at: main,
    wrong: async (form) => {
      await form.getByLabel('Name').fill('Ana');
      await form.getByLabel('Message').fill('A strap, again.');
    },
    field: (form) => form.getByLabel('Email'),
    fill: (form) => form.getByLabel('Email').fill(anEmail('message')),
    button: 'Send message',
    request: '**/services/messages',
    offline: /No connection\. Your words are still here/,
    done: /Your message is with us/,
  },
  order('a return', '/request-a-return/', '**/services/returns/find'),
  order('a parcel', '/track-order/', '**/services/orders/find'),
  {
    name: 'what customs ask for',
    path: '/tariffs/',
    at: main,
    wrong: (form) => form.getByLabel('Worth of the goods').fill('a lot'),
    field: (form) => form.getByLabel('Worth of the goods'),
    fill: (form) => form.getByLabel('Worth of the goods').fill('120'),
    button: 'Work it out',
    request: '**/services/duties',
    offline: /could not reach the bay/,
    done: /You pay, before delivery/,
  },
  {
    name: 'a size that is sold out',
    path: '/products/lucia-skort-happy-check/',
    at: async (page) => {
      await page
        .getByRole('button', { name: /^Tell me when .* is back$/ })
        .first()
        .click();
      return page.getByRole('dialog', { name: 'Tell me when it’s back' });
    },
    field: (form) => form.getByLabel('Email'),
    fill: (form) => form.getByLabel('Email').fill(anEmail('size')),
    button: /^Tell me about/,
    request: '**/services/back-in-stock',
    offline: /No connection\. Try again/,
    done: /We wait with you/,
  },
  {
    name: 'a forgotten password',
    path: '/account/recover/',
    at: main,
    field: (form) => form.getByLabel('Email'),
    fill: (form) => form.getByLabel('Email').fill(anEmail('recover')),
    button: /^Send .*link$/,
    request: '**/graphql.json',
    offline: /could not reach the bay/,
    done: /Sent\. Look into your mail/,
  },
];

/** What stands in the fields. */
const typed = (form: Locator): Promise<string[]> =>
  form
    .locator('input:not([type="hidden"]), select, textarea')
    .evaluateAll((fields) => fields.map((field) => ('value' in field ? String(field.value) : '')));

/** Neither the head of the page nor anything else lies over what has the focus. */
const isInSight = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const corners = [top + 2, top + height - 2].map((y) => document.elementFromPoint(left + width / 2, y));
    return corners.every((found) => found !== null && element.contains(found));
  });

/** Holds back every request of this kind until it is let go, and counts them. */
async function heldBack(page: Page, pattern: string): Promise<{ asked: () => number; letGo: () => void }> {
  let asked = 0;
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route: Route) => {
    asked += 1;
    await gate;
    await route.continue();
  });
  return { asked: () => asked, letGo };
}

/** Again and again while nothing has come back: a finger would be held off by the style sheet alone. */
async function pressImpatiently(button: Locator): Promise<void> {
  for (let press = 0; press < 3; press += 1) await button.dispatchEvent('click');
}

/** Wrong, then without a connection, then over a slow one: nothing typed is lost, and it is sent once. */
async function holds(page: Page, row: Row): Promise<void> {
  const form = await row.at(page);
  const button = form.getByRole('button', { name: row.button });
  // Until a pointer or a finger has come the browser looks at some forms' fields by itself.
  await wake(page);
  await expect(form.locator('form').first()).toHaveAttribute('novalidate', '');
  await row.wrong?.(form);
  await button.click();
  const field = row.field(form);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  if (row.several) {
    const list = form.getByRole('alert');
    await expect(list).toBeFocused();
    await list.getByRole('link').first().click();
  }
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/\w+/);
  expect(await isInSight(field), 'the field that is wrong is in sight').toBe(true);

  await row.fill(form);
  const words = await typed(form);
  await page.context().setOffline(true);
  await button.click();
  await expect(form.getByText(row.offline)).toBeInViewport();
  expect(await typed(form)).toEqual(words);
  // What was typed is not to blame.
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);

  await page.context().setOffline(false);
  const { asked, letGo } = await heldBack(page, row.request);
  await pressImpatiently(button);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect.poll(asked).toBe(1);
  letGo();
  await expect(form.getByText(row.done).first()).toBeVisible();
  expect(asked()).toBe(1);
}

test.describe('every form', () => {
  // No connection, and answers that something will not do, are told to the console by the browser itself.
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED|status of 40[04]/ });

  for (const row of FORMS)
    test(`${row.name}: what is wrong, no connection, a slow one`, async ({ page }) => {
      await page.goto(row.path);
      await untilHydrated(page);
      await holds(page, row);
    });

  for (const [path, list, button] of SISTERS)
    test(`${path} asks for its list with the same form (CNT-002, CNT-004, CNT-005, CNT-006)`, async ({ request }) => {
      const page = await (await request.get(path)).text();
      const [form = ''] = /<form .*?<\/form>/s.exec(page.slice(page.indexOf('<main'))) ?? [];
      expect(form).toContain(`name="list" value="${list}"`);
      expect(form).toContain(button);
      const [, rules] = /<a href="#([^"]+)">The rules<\/a>/.exec(form) ?? [];
      expect(rules, 'whoever enters finds the rules').toBe(list === 'giveaway' ? 'the-rules-all-of-them' : undefined);
      if (rules) expect(page).toContain(`id="${rules}"`);
      const action = /action="([^"]+)"/.exec(form)?.[1] ?? '';
      const send = (email: string) => request.post(action, { form: { list, email }, maxRedirects: 0 });
      expect((await send('ana at bay')).status()).toBe(400);
      const sent = await send(anEmail('sister'));
      expect([sent.status(), sent.headers().location]).toEqual([303, '/letter-sent/']);
    });

  test('a review: what is wrong, no connection, a slow one (RAT-006)', async ({ page }) => {
    await comeSignedUp(page, aShopper('forms'));
    await page.goto('/products/kaila-top-flamingo-palm/');
    await untilHydrated(page);
    await holds(page, {
      name: 'a review',
      path: '',
      at: async () => {
        await page.getByRole('button', { name: 'Write a review' }).click();
        return page.getByRole('dialog', { name: 'What do you say?' });
      },
      wrong: async (form) => {
        await form.getByRole('radio', { name: '4 stars' }).check({ force: true });
        await form.getByLabel('Title').fill('Stayed on');
      },
      field: (form) => form.getByLabel('How was it?'),
      fill: (form) => form.getByLabel('How was it?').fill('Through two waves.'),
      button: 'Post it',
      request: '**/services/reviews',
      offline: /No connection\. What you wrote is still here/,
      done: /It stands at the top/,
    });
  });

  test('what comes by email: no connection, a slow one (CNT-002)', async ({ page, rows }) => {
    await openPreferences(page, rows, anEmail('chooses'));
    await untilHydrated(page);
    const lists = page.getByRole('region', { name: 'Your lists' });
    const button = lists.getByRole('button', { name: 'Put me on: postcards' });
    // The letter is opened by a script of its own, and by an answer: both are there before the connection goes.
    await expect(button).toBeVisible();
    await page.context().setOffline(true);
    await button.click();
    await expect(lists.getByText(/did not come through/)).toBeVisible();
    await page.context().setOffline(false);
    const { asked, letGo } = await heldBack(page, '**/services/lists/choose');
    await pressImpatiently(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect.poll(asked).toBe(1);
    letGo();
    await expect(lists.getByText('On the list for postcards.')).toBeVisible();
    expect(asked()).toBe(1);
  });
});
