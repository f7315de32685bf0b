import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NO_ACTIONS, PageRuntimeContext } from '../../../page-runtime/page-runtime.ts';
import { ErrorPage, pathTerms } from './error-page.tsx';

it.each([
  ['/products/kaila-top-old/', 'kaila top old'],
  ['/collections/B%C3%A9b%C3%A9_blue', 'Bébé blue'],
  ['/about.html', 'about'],
  ['/<script>alert(1)</script>/', 'script'],
  ['/%zz/', ''],
  ['/', ''],
  [`/${'a'.repeat(500)}/`, 'a'.repeat(60)],
])('%s: "%s"', (pathname, terms) => {
  expect(pathTerms(pathname)).toBe(terms);
});

it('leads to the shelves there are: the house’s own, or the provider’s', () => {
  const shelves = (linkedCollections?: { handle: string; label: string }[]): string[] => {
    const html = renderToStaticMarkup(
      <PageRuntimeContext
        value={{
          location: { pathname: '/lost/', search: '', hash: '', key: '' },
          origin: '',
          ...NO_ACTIONS,
          linkedCollections,
        }}
      >
        <ErrorPage title={['Washed', 'out to sea']} line="Lost." figure="404" search={<hr />}>
          {null}
        </ErrorPage>
      </PageRuntimeContext>,
    );
    return [...html.matchAll(/href="\/collections\/([^/]+)\/"/g)].map(([, handle = '']) => handle);
  };
  expect(shelves()).toEqual(['new-arrivals', 'best-sellers', 'all', 'mens-collection', 'beachwear', 'accessories']);
  expect(shelves([{ handle: 'sommer', label: 'Sommer' }])).toEqual(['sommer']);
});
