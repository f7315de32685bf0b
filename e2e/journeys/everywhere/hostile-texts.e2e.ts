import { expect, type Page } from '@playwright/test';
import { openAwake, test, untilHydrated } from '../../shopper/shop.ts';

/** Each would say so where it was run: `window.struck`, or a dialog. */
const PAYLOADS = [
  '<script>window.struck=1</script>',
  '"><script>window.struck=1</script>',
  "'><img src=x onerror=window.struck=1>",
  '<svg onload=window.struck=1>',
  '<svg><script>window.struck=1</script></svg>',
  '</script><script>window.struck=1</script>',
  '</title><script>window.struck=1</script>',
  '--><script>window.struck=1</script>',
  '<iframe srcdoc="<script>parent.struck=1</script>">',
  '<details open ontoggle=window.struck=1>',
  '<math><mtext><table><mglyph><style><img src=x onerror=window.struck=1>',
  '<a href="javascript:window.struck=1">x</a>',
  'javascript:window.struck=1',
  'data:text/html,<script>parent.struck=1</script>',
  '{{constructor.constructor("window.struck=1")()}}',
  '#{window.struck=1}',
  '\u2028window.struck=1//',
  '&lt;img src=x onerror=window.struck=1&gt;',
  '%3Cimg%20src%3Dx%20onerror%3Dwindow.struck%3D1%3E',
  '__proto__[innerHTML]=<img src=x onerror=window.struck=1>',
];

const SEARCH = '/search/?q=';
const NOWHERE = '/nowhere-';
const TRIED_ON = '/marlo-dolls/?wear=triangle/wildflowers&handle=kaila-top-wildflowers&name=';
/** Addresses out of which the shop reads what a stranger has put into a link. */
const addressesWith = (text: string): string[] => [
  SEARCH + text,
  `${NOWHERE}${text}/`,
  `/collections/new-arrivals/?colour=${text}&sort=${text}`,
  `/products/kaila-top-wildflowers/#${text}`,
  `/account/sign-in/?return=${text}`,
  `/look/${text}/`,
  TRIED_ON + text,
];

test.use({ expectedNoise: /status of 404|TrustedScript/ });

/** What came of it: what was run, and what the browser had to keep from being run. */
const outcome = (page: Page): Promise<{ struck: unknown; violations: number }> =>
  page.evaluate(() => ({
    struck: Reflect.get(window, 'struck'),
    violations: Number(Reflect.get(window, 'violations')),
  }));

test('texts of strangers stay texts: in the search, in addresses, their queries and what stands behind # (A11) @nightly', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    Object.assign(window, { violations: 0 });
    document.addEventListener('securitypolicyviolation', () =>
      Object.assign(window, { violations: Number(Reflect.get(window, 'violations')) + 1 }),
    );
  });
  for (const payload of PAYLOADS) {
    for (const address of addressesWith(encodeURIComponent(payload))) {
      await openAwake(page, address);
      expect(await outcome(page), address).toEqual({ struck: undefined, violations: 0 });
    }
  }
  expect(dialogs).toEqual([]);
});

test('the control: what stands in such an address comes into its page (A11) @nightly', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto(`${SEARCH}seagull`);
  await expect(main.getByRole('heading', { level: 1 })).toContainText('“seagull”');
  await page.goto(`${NOWHERE}seagull/`);
  await expect(main.getByRole('textbox', { name: 'Search the bay' })).toHaveValue(/seagull/);
  await page.goto(`${TRIED_ON}Seagull`);
  await expect(main.getByText('wears a triangle top in Seagull').first()).toBeVisible();
  await page.goto('/account/sign-in/?return=/seagull/');
  await expect(main.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', /seagull/);
});

test('the control: what is put into a page all the same is not run (A11, A12) @nightly', async ({ page }) => {
  await page.goto('/offline/');
  await untilHydrated(page);
  const outcomes = await page.evaluate(async () => {
    const violated = new Promise<string>((resolve) =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective)),
    );
    const script = document.createElement('script');
    try {
      script.append('window.struck=1');
      document.body.append(script);
    } catch (error) {
      return { directive: String(error), struck: Reflect.get(window, 'struck') };
    }
    return { directive: await violated, struck: Reflect.get(window, 'struck') };
  });
  expect(outcomes.directive).toMatch(/script-src|require-trusted-types-for/);
  expect(outcomes.struck).toBeUndefined();
});
