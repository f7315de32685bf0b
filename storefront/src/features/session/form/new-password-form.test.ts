import { expect, test } from 'vitest';
import { linkSecret } from './new-password-form.tsx';

test.each([
  '/account/reset/12/ab-c_D9/',
  '/fr/account/reset/12/ab-c_D9/',
  '/pt-br/account/reset/12/ab-c_D9/',
  '/pt-BR/account/reset/12/ab-c_D9/',
  '/account/reset/12/ab-c_D9',
])('%s', (path) => {
  expect(linkSecret(path, 'reset')).toEqual({ cxid: '12', token: 'ab-c_D9' });
});

test.each([
  ['/account/activate/12/abc/', 'of the other kind'],
  ['/account/reset/', 'without a secret'],
  ['/account/reset/:cxid/:token/', 'the page as the server knows it'],
  ['/account/reset/12/abc/more/', 'too long'],
  ['/account/reset/twelve/abc/', 'without a number'],
])('%s holds none: %s', (path) => {
  expect(linkSecret(path, 'reset')).toBeUndefined();
});
