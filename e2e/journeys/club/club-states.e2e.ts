import { expect, type Locator, type Page } from '@playwright/test';
import { aShopper, comeSignedUp } from '../../shopper/account.ts';
import { addToCart, openProduct } from '../../shopper/cart.ts';
import { gateBefore, landmarks } from '../../shopper/gate.ts';
import { brokenRules, watchShifts } from '../../shopper/screen-rules.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';
import { staff } from '../../shopper/staff.ts';

const CLUB = '/user-account/bay-club/';
const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

const STANDING = {
  available: 1_500,
  pending: 0,
  pendingFrom: [],
  joinedAt: inDays(-100),
  earnedThisYear: 700,
  spentThisYear: 0,
  tier: { id: 'paddler', next: { id: 'swimmer', missing: 300 }, countsUntil: inDays(200), lapse: null },
  expiresAt: inDays(300),
  done: { orders: 2, reviews: 1, friends: 0, birthdayTold: false },
  wantsEmails: true,
};
const SWIMMER = { id: 'swimmer', next: { id: 'surfer', missing: 1_900 }, countsUntil: inDays(300), lapse: null };

/** Where a member may stand, and what their page says of it. */
const STATES: ReadonlyArray<readonly [name: string, standing: object, said: RegExp]> = [
  ['nothing yet', { available: 0, earnedThisYear: 0, expiresAt: null }, /A fresh card/],
  ['a debt after a refund', { available: -340 }, /took back more points than were left/],
  ['points about to run out', { expiresAt: inDays(9) }, /Your points run out on/],
  ['a tier about to lapse', { tier: { ...SWIMMER, lapse: { at: inDays(20), missing: 310 } } }, /Earn 310 points by/],
  ['the deepest tier', { tier: { ...SWIMMER, id: 'surfer', next: null } }, /as deep as it goes/],
];

const CODE = {
  id: 1,
  reward: 'off-5',
  points: 500,
  code: 'BAY5-K7QM-2XWP',
  state: 'expired',
  madeAt: inDays(-120),
  expiresAt: inDays(-30),
  endedAt: inDays(-30),
  usedIn: null,
};
const USED = { ...CODE, id: 2, code: 'BAY5-3HTD-9RVA', state: 'used', endedAt: inDays(-40), usedIn: 'BB-1042' };

/** What the club answers instead of what it would. */
const answers = (page: Page, path: '' | '/rewards', json: object) =>
  page.route(
    (url) => url.pathname === `/services/club${path}`,
    (route) => route.fulfill({ json }),
  );

const paths = ['', 'my-rewards/', 'rewards-history/', 'past-rewards/', 'referrals/'] as const;
const FILLED: Readonly<Record<(typeof paths)[number], string>> = {
  '': 'Points to spend',
  'my-rewards/': 'Turn points into',
  'rewards-history/': 'Welcome to the club',
  'past-rewards/': 'Nothing behind you yet',
  'referrals/': 'Your link',
};

/** The lines of a statement, the newest first. */
const statement = (page: Page) => page.getByRole('table').locator('tbody tr');

const colourOf = (words: Locator): Promise<string> => words.evaluate((element) => getComputedStyle(element).color);

test(
  'nothing in the pages of the club jumps when what is in them arrives (CLB-001…004)',
  { tag: '@nightly' },
  async ({ page }, info) => {
    await comeSignedUp(page, aShopper(`calm-${info.project.name}`));
    await watchShifts(page);
    const height = page.viewportSize()?.height ?? 0;
    const gate = await gateBefore(page);
    for (const path of paths) {
      gate.shut();
      await page.goto(`${CLUB}${path}`);
      await untilHydrated(page);
      const before = await landmarks(page);
      expect(before.foot, `the foot of ${path} waits below the first screen`).toBeGreaterThanOrEqual(height);
      gate.open();
      await expect(page.getByRole('main').getByText(FILLED[path]).first()).toBeVisible();
      await expect.poll(async () => (await landmarks(page)).title, path).toBe(before.title);
      expect(await brokenRules(page), path).toEqual([]);
    }
  },
);

test('the club’s page is honest wherever somebody stands, and can be read by everybody (CLB-001, CLB-003)', async ({
  page,
}, info) => {
  await comeSignedUp(page, aShopper(`stands-${info.project.name}`));
  for (const [name, standing, said] of STATES) {
    await page.unrouteAll();
    await answers(page, '', { ...STANDING, ...standing });
    await page.goto(CLUB);
    await expect(page.getByRole('main').getByText(said).first(), name).toBeVisible();
    expect(await brokenRules(page), name).toEqual([]);
  }
  await expectAccessible(page);
  await page.unrouteAll();
  await answers(page, '/rewards', { available: 500, rewards: [], ready: [], past: [CODE, USED], canUndo: true });
  await page.goto(`${CLUB}past-rewards/`);
  const pastOf = (words: string) => statement(page).filter({ hasText: words });
  await expect(pastOf('Its date passed unused, points returned')).toContainText('Expired');
  await expect(pastOf('In order BB-1042')).toContainText('Used');
  await expect(pastOf('In order BB-1042')).toContainText('−500');
  await expectAccessible(page);
});

test(
  'a tier that was reached is said once, brings the bag’s bar nearer, and points are there at once where motion is not wanted (CLB-001)',
  { tag: '@nightly' },
  async ({ page }, info) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await comeSignedUp(page, aShopper(`deep-${info.project.name}`));
    const balance = page.getByRole('region', { name: 'Balance' });
    const news = page.getByRole('heading', { name: 'You are a Swimmer' });
    await answers(page, '', STANDING);
    await page.goto(CLUB);
    await expect(balance).toContainText('Paddler');
    await page.unrouteAll();
    await answers(page, '', { ...STANDING, available: 1_900, tier: SWIMMER });
    await page.goto(CLUB);
    await expect(news).toBeVisible();
    // No counting from one to the other: what is seen is the balance.
    await expect(balance.locator('[aria-hidden="true"]').first()).toHaveText('1,900');
    await expectAccessible(page);
    await page.goto(CLUB);
    await expect(balance).toContainText('Swimmer');
    await expect(news).toHaveCount(0);

    await page.goto('/products/sunny-hat-happy-check/');
    await untilHydrated(page);
    const drawer = await addToCart(page);
    // Its amount is the provider's: the hat is in, and not only on its way.
    await expect(drawer.getByRole('link', { name: /^Check out, / })).toBeVisible();
    await page.goto('/my-cart/');
    const line = page.getByText(/^Swimmers ship free from/);
    await expect(line).toBeVisible();
    const from = Number(/[\d,]+/.exec((await line.textContent()) ?? '')?.[0].replaceAll(',', ''));
    const goals = page.getByRole('main').getByRole('region', { name: 'What this bag unlocks' });
    const missing = async () =>
      Number(/[\d,]+(?= more)/.exec((await goals.textContent()) ?? '')?.[0].replaceAll(',', ''));
    // What is in the bag and what is missing come to the member's threshold, and not to everybody's.
    const subtotal = await page.getByRole('main').getByText('Subtotal').locator('xpath=following::dd[1]').textContent();
    const has = Number(/[\d,]+/.exec(subtotal ?? '')?.[0].replaceAll(',', ''));
    await expect.poll(async () => has + (await missing())).toBe(from);
  },
);

test(
  'the members’ sticker pack is had for points and for nothing else (CAT-063)',
  { tag: '@nightly' },
  async ({ page }, info) => {
    await page.goto('/products/bay-club-sticker-pack-bluebird/');
    await untilHydrated(page);
    await expect(page.getByText('Rewards only').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: '200 points, and no money' })).toBeVisible();
    await expect(page.getByRole('button', { name: /add to bag|buy it now|tell me/i })).toHaveCount(0);
    await expect(page.getByText('Yours to keep: what came for points')).toBeVisible();
    await expectAccessible(page);

    // In a list it costs points as well, and on a wishlist there is a way to it.
    await page.goto('/search/?q=bay+club+sticker+pack');
    await untilHydrated(page);
    const card = page.locator('[data-id="bay-club-sticker-pack-bluebird"]');
    await expect(card).toContainText('Rewards only');
    await expect(card).toContainText('200 points');
    await expect(card).not.toContainText(/[₱$]\s?\d/);
    const save = card.getByRole('button', { name: /^Save / });
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/wishlist/');
    const saved = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Bay Club Sticker Pack' });
    await expect(saved).toContainText('200 points');
    await expect(saved).not.toContainText(/[₱$]\s?\d|Tell me/);
    await expect(saved.getByRole('link', { name: 'Get it with points' })).toHaveAttribute('href', `${CLUB}my-rewards/`);
    await expectAccessible(page);

    await comeSignedUp(page, aShopper(`pack-${info.project.name}`));
    await openProduct(page, 'all-day-tote-bag-terrazzo');
    await expect((await addToCart(page)).getByRole('link', { name: /^Check out, / })).toBeVisible();
    await page.goto(`${CLUB}my-rewards/`);
    await page.getByRole('button', { name: /^Get it Members’ sticker pack$/ }).click();
    await page.getByRole('button', { name: /^Use in my bag/ }).click();
    await expect(page).toHaveURL(/\/my-cart\/$/);
    const pack = page.getByRole('listitem').filter({ hasText: 'Bay Club Sticker Pack' });
    await expect(pack).toContainText('Free');
    await expect(pack).toContainText('its code works in this one order');
    expect(await brokenRules(page)).toEqual([]);
    await pack.getByRole('button', { name: 'Keep the code for later' }).press('Enter');
    await expect(pack).toHaveCount(0);
    await expect(page.getByRole('main').getByText('Add a code or gift card')).toBeFocused();
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /\S is off your bag\.$/ }),
    ).toBeAttached();

    await page.goto(`${CLUB}rewards-history/`);
    const spent = statement(page).filter({ hasText: 'Redeemed points for a coupon' });
    await expect(spent).toContainText('Members’ sticker pack');
    await expect(spent).toContainText('−200');
    await expect(spent).toContainText('Spent');
    const brought = statement(page).filter({ hasText: 'Welcome to the club' });
    expect(await colourOf(spent.getByText('−200')), 'what was spent is told apart').not.toBe(
      await colourOf(brought.getByText('+500')),
    );
  },
);

test('a sample member has 1,500 points, a statement of what came and went, and friends to bring (CLB-002, CLB-004, CLB-006, CLB-009, CLB-011, CLB-012)', async ({
  page,
}, info) => {
  const { email, ...name } = aShopper(`sample-${info.project.name}`);
  await comeSignedUp(page, { email, ...name });
  const balance = page.getByRole('region', { name: 'Balance' });
  await page.goto(CLUB);
  await expect(balance).toContainText('500');
  await staff('points', 'sample', email);
  await page.goto(CLUB);
  await expect(balance).toContainText('1,500');
  const tabs = page.getByRole('navigation', { name: 'Bay Club' });

  await tabs.getByRole('link', { name: 'My rewards' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My rewards' })).toBeVisible();
  // Three of them are in reach of 1,500 points, two are not.
  await expect(page.getByRole('button', { name: /^Get it/ })).toHaveCount(3);
  await expect(page.getByText('500 to go', { exact: true })).toBeVisible();
  await expect(page.getByText('3,500 to go', { exact: true })).toBeVisible();

  await staff('points', 'sample', email, '--activity');
  await tabs.getByRole('link', { name: 'Points statement' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Points statement' })).toBeVisible();
  await expect(statement(page)).toHaveCount(5);
  for (const [index, points, left] of [
    [0, '−200', '8,300'],
    [1, '+2,000', '8,500'],
    [2, '+5,000', '6,500'],
    [3, '+1,000', '1,500'],
    [4, '+500', '500'],
  ] as const) {
    await expect(statement(page).nth(index)).toContainText(points);
    await expect(statement(page).nth(index)).toContainText(left);
  }
  expect(await brokenRules(page)).toEqual([]);

  await tabs.getByRole('link', { name: 'Referrals' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bring a friend' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Friends so far' })).toBeVisible();
});

const line = (title: string, points: number, more: object = {}) => ({
  title,
  points,
  kind: 'order',
  detail: '',
  status: points < 0 ? 'spent' : 'approved',
  dateCreated: inDays(-3),
  balance: 1_000,
  order: null,
  redemption: null,
  ...more,
});

test(
  'a statement names every kind of thing that moves points, with its day and its points (CLB-005, CLB-007)',
  { tag: '@nightly' },
  async ({ page }, info) => {
    await comeSignedUp(page, aShopper(`kinds-${info.project.name}`));
    const kinds = [
      line('Wrote a review', 100, { detail: 'Pia Sundress, Strawberry Picnic' }),
      line('Redeemed points for a coupon', -500, { detail: '$5 off' }),
      line('Placed an order', 64, { detail: 'BB-1042', order: '1042', status: 'pending', balance: null }),
      line('Birthday gift reward', 200),
      line('Welcome to the club', 500),
    ];
    await page.route(
      (url) => url.pathname === '/services/club/statement',
      (route) => route.fulfill({ json: { lines: kinds, next: null } }),
    );
    await page.goto(`${CLUB}rewards-history/`);
    await expect(statement(page)).toHaveCount(kinds.length);
    for (const { title, points } of kinds) {
      const row = statement(page).filter({ hasText: title });
      await expect(row).toContainText(/\d{1,2} [A-Z][a-z]{2,3} 20\d\d/);
      await expect(row).toContainText(points < 0 ? `−${-points}` : `+${points}`);
    }
    await expect(statement(page).filter({ hasText: 'Placed an order' })).toContainText('Pending');
    await expectAccessible(page);
  },
);

test(
  'a member’s points cost the pages that do not show them no question (CLB-001)',
  { tag: '@nightly' },
  async ({ page }, info) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/services/club')) asked.push(pathname);
    });
    await comeSignedUp(page, aShopper(`quiet-${info.project.name}`));
    for (const path of ['/products/sunny-hat-happy-check/', '/user-account/wishlist/']) {
      await page.goto(path);
      await untilHydrated(page);
      await page.waitForLoadState('networkidle');
      expect(asked, path).toEqual([]);
    }
    await page.goto(CLUB);
    await expect(page.getByRole('region', { name: 'Balance' })).toContainText('500');
    expect(asked).toContain('/services/club');
  },
);
