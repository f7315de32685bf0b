import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { NO_ACTIONS, PageRuntimeContext } from '../../../page-runtime/page-runtime.ts';
import { paths } from '../../../paths.ts';
import { aCart, aLine } from '../testing/fake-provider.ts';
import { CartSummary } from './cart-summary.tsx';

afterEach(() => void vi.unstubAllGlobals());

function aDocument(): void {
  const shop = JSON.stringify({ endpoint: 'https://shop.example/api', checkoutHost: '' });
  vi.stubGlobal('document', { getElementById: () => ({ textContent: shop }) });
  vi.stubGlobal('window', { location: { href: 'https://shop.example/' } });
}
const location = { pathname: '/', search: '', hash: '', key: '' };

it('says a total that is shown in millions to the last unit too, as the checkout does', () => {
  aDocument();
  const cart = aCart('cart', [aLine('kaila-m', 1)]);
  const summary = (amount: string, currencyCode: 'USD' | 'VND'): string => {
    const priced = { ...cart, cost: { ...cart.cost, totalAmount: { amount, currencyCode } } };
    const shown = (
      <PageRuntimeContext value={{ location, origin: '', ...NO_ACTIONS }}>
        <CartSummary cart={priced} />
      </PageRuntimeContext>
    );
    return renderToStaticMarkup(shown).replace(/<[^>]+>/g, '');
  };
  expect(summary('2587500.0', 'VND')).toContain('Total₫2.59M exactly ₫2,587,500');
  expect(summary('46.0', 'USD')).not.toContain('exactly');
});

it('leaves room for what the club says, but not where there is none', () => {
  aDocument();
  const summary = (closed?: string[]): string =>
    renderToStaticMarkup(
      <PageRuntimeContext value={{ location, origin: '', ...NO_ACTIONS, closed }}>
        <CartSummary cart={aCart('cart', [aLine('kaila-m', 1)])} />
      </PageRuntimeContext>,
    );
  const room = /<div[^>]*class="[^"]*club/;
  expect(summary()).toMatch(room);
  expect(summary([paths.clubLanding()])).not.toMatch(room);
});

it('names an offer once that a provider spreads over the lines', () => {
  aDocument();
  const spread = (amount: string) => ({
    title: 'Bay days',
    discountedAmount: { amount, currencyCode: 'USD' as const },
    discountApplication: { value: { __typename: 'PricingPercentageValue' as const, percentage: 10 } },
  });
  const cart = { ...aCart('cart', [aLine('kaila-m', 1)]), discountAllocations: [spread('4.6'), spread('9.2')] };
  const html = renderToStaticMarkup(
    <PageRuntimeContext value={{ location, origin: '', ...NO_ACTIONS }}>
      <CartSummary cart={cart} />
    </PageRuntimeContext>,
  );
  expect(html.match(/<dt>Bay days /g)).toHaveLength(1);
  expect(html).toContain('<dd>10% off</dd>');
});
