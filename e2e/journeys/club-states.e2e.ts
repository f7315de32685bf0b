import { expect, type Page } from '@playwright/test';
import { aShopper, comeSignedUp } from '../shopper/account.ts';
import { addToCart } from '../shopper/cart.ts';
import { gateBefore, landmarks } from '../shopper/gate.ts';
import { brokenRules, watchShifts } from '../shopper/screen-rules.ts';
import { expectAccessible, test, untilHydrated } from '../shopper/shop.ts';

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

test('nothing in the pages of the club jumps when what is in them arrives (CLB-001…004)', async ({ page }, info) => {
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
});

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
  await answers(page, '/rewards', { available: 500, rewards: [], ready: [], past: [CODE], canUndo: true });
  await page.goto(`${CLUB}past-rewards/`);
  await expect(page.getByRole('table')).toContainText('Its date passed unused, points returned');
  await expectAccessible(page);
});

test('a tier that was reached is said once, brings the bag’s bar nearer, and points are there at once where motion is not wanted (CLB-001)', async ({
  page,
}, info) => {
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
});

test('the members’ sticker pack is had for points and for nothing else (CAT-063)', async ({ page }, info) => {
  await page.goto('/products/bay-club-sticker-pack-bluebird/');
  await untilHydrated(page);
  await expect(page.getByText('Rewards only').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: '200 points, and no money' })).toBeVisible();
  await expect(page.getByRole('button', { name: /add to bag|buy it now|tell me/i })).toHaveCount(0);
  await expect(page.getByText('Yours to keep')).toBeVisible();
  await expectAccessible(page);

  // In a list it costs points as well, and on a wishlist there is a way to it.
  await page.goto('/search/?q=bay+club+sticker+pack');
  await untilHydrated(page);
  const card = page.locator('[data-id="bay-club-sticker-pack-bluebird"]');
  await expect(card).toContainText('Rewards only');
  await expect(card).toContainText('200 points');
  await expect(card).not.toContainText(/[₱$]\s?\d/);
  await card.getByRole('button', { name: /^Save / }).click();
  await page.goto('/wishlist/');
  const saved = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Bay Club Sticker Pack' });
  await expect(saved).toContainText('200 points');
  await expect(saved).not.toContainText(/[₱$]\s?\d|Tell me/);
  await expect(saved.getByRole('link', { name: 'Get it with points' })).toHaveAttribute('href', `${CLUB}my-rewards/`);
  await expectAccessible(page);

  await comeSignedUp(page, aShopper(`pack-${info.project.name}`));
  await page.goto(`${CLUB}my-rewards/`);
  await page.getByRole('button', { name: /^Get it Members’ sticker pack$/ }).click();
  await page.getByRole('button', { name: /^Use in my bag/ }).click();
  await expect(page).toHaveURL(/\/my-cart\/$/);
  const pack = page.getByRole('listitem').filter({ hasText: 'Bay Club Sticker Pack' });
  await expect(pack).toContainText('Free');
  await expect(pack).toContainText('its code works in this one order');
  expect(await brokenRules(page)).toEqual([]);
  await pack.getByRole('button', { name: 'Keep the code for later' }).click();
  await expect(pack).toHaveCount(0);
});

test('a member’s points cost the pages that do not show them no question (CLB-001)', async ({ page }, info) => {
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
});
