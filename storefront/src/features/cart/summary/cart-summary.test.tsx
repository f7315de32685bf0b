import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { NO_ACTIONS, PageRuntimeContext } from '../../../page-runtime/page-runtime.ts';
import { paths } from '../../../paths.ts';
import { aCart, aLine } from '../testing/fake-provider.ts';
import { CartSummary } from './cart-summary.tsx';

afterEach(() => void vi.unstubAllGlobals());

it('leaves room for what the club says, but not where there is none', () => {
  const shop = JSON.stringify({ endpoint: 'https://shop.example/api', checkoutHost: '' });
  vi.stubGlobal('document', { getElementById: () => ({ textContent: shop }) });
  vi.stubGlobal('window', { location: { href: 'https://shop.example/' } });
  const location = { pathname: '/', search: '', hash: '', key: '' };
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
