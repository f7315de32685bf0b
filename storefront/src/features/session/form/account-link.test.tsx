import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NO_ACTIONS, PageRuntimeContext } from '../../../page-runtime/page-runtime.ts';
import { AccountLink } from './account-link.tsx';

function linkOn(search: string): string | undefined {
  const location = { pathname: '/account/sign-in/', search, hash: '', key: '' };
  const html = renderToStaticMarkup(
    <PageRuntimeContext value={{ ...NO_ACTIONS, location, origin: '' }}>
      <AccountLink to="register" onOther={undefined} className={undefined}>
        Create an account
      </AccountLink>
    </PageRuntimeContext>,
  );
  return /href="([^"]*)"/.exec(html)?.[1];
}

test('from form to form the way back is kept, and nobody else’s is taken on', () => {
  expect(linkOn('')).toBe('/account/register/');
  expect(linkOn('?return=%2Fuser-account%2Fwishlist%2F')).toBe(
    '/account/register/?return=%2Fuser-account%2Fwishlist%2F',
  );
  expect(linkOn('?return=%2F%2Fevil.example')).toBe('/account/register/');
});
