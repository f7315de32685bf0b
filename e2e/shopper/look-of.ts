import type { Page } from '@playwright/test';

/** What carries the look of a screen: the first of each, where there is one. */
const PARTS: Readonly<Record<string, string>> = {
  page: 'body',
  header: 'header',
  title: 'main h1',
  heading: 'main h2',
  text: 'main p',
  button: 'main button, main a[class*="button"]',
  field: 'main input:not([type="checkbox"], [type="radio"])',
  card: 'main [data-id]',
  picture: 'main [data-id] img',
  price: 'main [data-currency]',
  footer: 'footer',
};

/**
 * The look of a screen in words, a line for each part that carries it: type, colours, corners, and where the parts stand
 * whose place the style sheets alone decide. Neither the words on the page nor the machine's fonts are in it, so it changes
 * when the design does, and only then.
 */
export async function lookOf(page: Page): Promise<string> {
  const lines = await page.evaluate((parts) => {
    const shown = (selector: string): Element | undefined =>
      [...document.querySelectorAll(selector)].find(
        (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 2,
      );
    return Object.entries(parts).flatMap(([name, selector]) => {
      const element = shown(selector);
      if (!element) return [];
      const style = getComputedStyle(element);
      const font = style.fontFamily.split(',')[0]?.replaceAll('"', '') ?? '';
      const size = Math.round(Number.parseFloat(style.fontSize) * 10) / 10;
      const { left, width } = element.getBoundingClientRect();
      const placed = ['page', 'header', 'card', 'picture', 'footer'].includes(name);
      return [
        [
          name.padEnd(8),
          `${font} ${size}/${style.fontWeight}`,
          style.color,
          `on ${style.backgroundColor}`,
          `corners ${style.borderRadius}`,
          ...(placed ? [`from ${Math.round(left)}, ${Math.round(width)} wide`] : []),
        ].join(' · '),
      ];
    });
  }, PARTS);
  return `${lines.join('\n')}\n`;
}
