import { parseAccountLink } from '@bluebird-bay/commerce/domain/customer/account-links.ts';
import { PAGE_OF_EVERY_KIND } from '@bluebird-bay/e2e/shopper/pages.ts';
import { expect, test } from 'vitest';
import { requestKind } from '../worker/request-kind.ts';
import { linkSecret } from './features/session/form/new-password-form.tsx';
import { PAGE_MODULES } from './page-modules.ts';
import { createPageTable } from './page-runtime/addresses/page-matching.ts';
import { PAGE_TABLE } from './page-table.ts';
import { paths } from './paths.ts';

const table = createPageTable(PAGE_TABLE);

test('path and matchPath are the same in every row but the wildcard, which comes last (A-6, RUN-011)', () => {
  expect(PAGE_TABLE.filter((row) => row.path !== row.matchPath)).toEqual([PAGE_TABLE.at(-1)]);
  expect(PAGE_TABLE.at(-1)?.matchPath).toBe('/*');
});

test('what journeys look at of every kind of page, they look at of every template', () => {
  const looked = PAGE_OF_EVERY_KIND.map((path) => table.find(path)?.row.template);
  // A page of links leads on by itself; its journey is `cart/cart-links.e2e.ts`.
  const left = ['cart-link', 'design', 'not-offered', 'server-error', ...looked];
  const missing = Object.keys(PAGE_MODULES).filter((template) => !left.includes(template));
  expect(missing, 'templates of which e2e/shopper/pages.ts has no page').toEqual([]);
});

test.each([
  [paths.collection('all'), 'collection'],
  [paths.collectionPage('all', 2), 'collection'],
  [paths.product('kaila-top-passionfruit'), 'product'],
  [paths.lookbook('afterglow'), 'lookbook'],
  [paths.print('citrus-grove'), 'print'],
  [`${paths.makeASet()}?top=kaila-top-passionfruit`, 'make-a-set'],
  [paths.suitcase(['kaila-top-passionfruit']), 'suitcase'],
  [paths.suitcase(['kaila-top-passionfruit'], 'pack'), 'suitcase'],
  [paths.studentDiscount(), 'student-discount'],
  [paths.sizeGuide(), 'size-guide'],
  [paths.shipping(), 'shipping'],
  [paths.contact(), 'contact'],
  [paths.help('faulty'), 'help'],
  [paths.returns(), 'text'],
  [paths.requestReturn('BB-7'), 'request-return'],
  [paths.playLook('a'), 'marlo-dolls'],
  [paths.search('hibiscus'), 'search'],
  ['/discount/HELLO%20BAY/?redirect=/help/', 'cart-link'],
  ['/cart/42:1,43:2/', 'cart-link'],
  ['/cart/c/token/', 'not-found'],
  [paths.activate(), 'activate'],
  ['/account/activate/12/token/', 'activate'],
  ['/ja/account/activate/12/token/', 'activate'],
  ['/account/reset/12/token/', 'reset'],
  ['/fr/account/reset/12/token/', 'reset'],
  ['/de/account/activate/12/token/', 'activate'],
  ['/pt-br/account/reset/12/token/', 'reset'],
  ['/nowhere/account/reset/12/token/', 'not-found'],
  ['/pt-BR/account/reset/12/token/', 'reset'],
  ['/de/account/reset/', 'not-found'],
  ['/de/account/sign-in/', 'not-found'],
  [paths.order('7'), 'account-order'],
  [paths.clubInvitation('WAVE-22222'), 'bay-club'],
  [paths.sharedWishlist(['gift-card']), 'wishlist'],
  [paths.notFound(), 'not-found'],
  [paths.serverError(), 'server-error'],
  ['/no/such/page/', 'not-found'],
])('%s is shown by %s (M-7)', (path, template) => {
  expect(table.find(path)?.row.template).toBe(template);
});

test('the secret of a mailed link stands in nothing that is kept or asked for (M-7)', () => {
  const match = table.find('/fr/account/reset/12/s3cret/');
  expect(match?.params).toEqual({ lang: 'fr', cxid: '12', token: 's3cret' });
  expect([match?.pagePath, match?.address, match?.dataUrl].join()).not.toMatch(/s3cret|12/);
  expect(table.find(match?.address ?? '')?.row, 'the one page is had by its pattern').toBe(match?.row);
});

/** Who meets a mailed link: the page table, the form on its page, the provider that is handed it, and the worker, which keeps nothing of it. */
function metBy(link: string) {
  const kept = (path: string, mode: string): boolean => {
    const url = new URL(path, 'https://shop.example');
    return requestKind({ method: 'GET', mode, authorized: false, origin: url.origin, url }) !== 'other';
  };
  const match = table.find(link);
  return {
    page: match?.row.template,
    form: linkSecret(link, 'reset')?.cxid,
    provider: parseAccountLink(`https://shop.example${link}`, 'reset')?.customerId,
    worker: kept(link, 'navigate') || kept(match?.dataUrl ?? '/', 'cors') ? 'keeps it' : 'lets it pass',
  };
}

const LINK = `/account/reset/12/${'s3cret-_'.repeat(4)}/`;

test.each(['', '/de', '/DE', '/pt-br', '/pt-BR', '/PT-BR'])(
  'a mailed link with "%s" before it is one to all who meet it (M-7)',
  (language) => {
    expect(metBy(language + LINK)).toEqual({ page: 'reset', form: '12', provider: 12, worker: 'lets it pass' });
  },
);

test.each(['/d', '/deu', '/pt-', '/pt-bra', '/pt_br', '/d3', '/nowhere'])(
  'with "%s" before it it has no page, and opens nothing',
  (other) => {
    expect(metBy(other + LINK)).toMatchObject({ page: 'not-found', provider: undefined });
  },
);
