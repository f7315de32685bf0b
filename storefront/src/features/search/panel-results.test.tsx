import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { NO_ACTIONS, PageRuntimeContext } from '../../page-runtime/page-runtime.ts';
import { PanelResults } from './panel-results.tsx';
import type { Prediction } from './predict.ts';

const nothing = { suggestions: [], collections: [], products: [], total: 0 };
const render = (prediction: Prediction): string =>
  renderToStaticMarkup(<PanelResults terms={prediction.terms} prediction={prediction} failed={false} />);

// Says where the pictures are, as the document of every page does.
const config = { textContent: JSON.stringify({ endpoint: '/', pictureBase: '/pictures/v1' }) };
beforeAll(() => vi.stubGlobal('document', { getElementById: () => config }));
afterAll(() => vi.unstubAllGlobals());

it('offers the page that the words are about, where no product goes by them', () => {
  const html = render({ terms: 'delivery', ...nothing });
  expect(html).toContain('href="/shipping-and-order-information/"');
  expect(html).toContain('3 pages for delivery.');
  expect(html).not.toContain('in the bay');
});

it('offers collections and pages in one column', () => {
  const html = render({ terms: 'student', ...nothing, collections: [{ handle: 'gifts', title: 'Gifts' }], total: 3 });
  expect(html).toContain('3 pieces, 1 collection, and 1 page for student.');
  expect(html).toMatch(/Prints and collections.*Gifts.*Pages.*Student discount/s);
});

it('shows of what goes by the words what may cost so much, and says of no more how many', () => {
  const picture = { small: '/a@400.webp', large: '/a@800.webp', alt: '' };
  const piece = (title: string, amount: string) =>
    ({ handle: title.toLowerCase(), title, price: { amount, currencyCode: 'USD' }, picture }) as const;
  const prediction = { terms: 'top', ...nothing, products: [piece('Kaila', '60.0'), piece('Romy', '90.0')], total: 9 };
  const html = renderToStaticMarkup(
    <PanelResults terms="top" said={{ price: { max: 80 } }} prediction={prediction} failed={false} />,
  );
  expect(html).toContain('1 piece for top.');
  expect(html).toContain('Kaila');
  expect(html).not.toContain('Romy');
  expect(html).toMatch(/href="\/search\/\?q=top&amp;price=-80"[^>]*><span>See all at that price/);
  expect(html).not.toContain('9 ');
  expect(render(prediction)).toContain('See all 9 pieces');
});

it('says so when there is nothing, and how to go on', () => {
  const html = render({ terms: 'ski bootz', ...nothing });
  expect(html).toContain('No “ski bootz” in the bay');
  expect(html).toContain('People ask for');
  expect(html).toMatch(/Or by print.*(href="\/collections\/[\w-]+\/".*){12}/s);
  expect(html).not.toContain('>Pages<');
});

it('leads to what there is in a shop of other collections, and speaks of nothing of ours', () => {
  const location = { pathname: '/', search: '', hash: '', key: '' };
  const linkedCollections = [{ handle: 'sommer', label: 'Sommer' }];
  const html = renderToStaticMarkup(
    <PageRuntimeContext value={{ ...NO_ACTIONS, location, origin: '', linkedCollections }}>
      <PanelResults terms="" prediction={undefined} failed={false} />
    </PageRuntimeContext>,
  );
  expect(html.match(/href="[^"]+"/g)).toEqual(['href="/collections/sommer/"']);
});

it.each([
  ['no answer before it', undefined],
  ['the answer to other words still on show', { terms: 'delivery', ...nothing }],
])('says aloud that a search did not come through, with %s', (_, prediction) => {
  const html = renderToStaticMarkup(<PanelResults terms="kaila" prediction={prediction} failed />);
  expect(html).toMatch(/<p role="status"[^>]*>That search did not come through/);
  expect(html.match(/did not come through/g)).toHaveLength(1);
});
