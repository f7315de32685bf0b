import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NO_ACTIONS, PageRuntimeContext } from '../../../page-runtime/page-runtime.ts';
import { CarriedNotice } from './carried-notice.tsx';
import type { CarriedIn } from './carry-in.ts';
import { cartLink } from './cart-link.ts';

const location = { pathname: '/', search: '', hash: '', key: '' };

/** What is said of a link that nothing came of but `code`, each paragraph by itself. */
function told(address: string, code?: CarriedIn['code']): readonly string[] {
  const html = renderToStaticMarkup(
    <PageRuntimeContext value={{ location, origin: '', ...NO_ACTIONS }}>
      <CarriedNotice
        link={cartLink(new URL(address, 'https://shop.example'))}
        carried={{ whole: 0, missing: [], code }}
        onRetry={() => undefined}
      />
    </PageRuntimeContext>,
  );
  return [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, said = '']) => said.replace(/<[^>]+>/g, ''));
}

const bad = { reason: 'TIDES is not one of our codes.' };
const NO_PIECES = 'That link names no pieces, so your bag is as it was.';

it.each([
  ['/discount/TIDES', bad, [bad.reason, 'On to the shop']],
  ['/discount/TIDES?redirect=/help/', bad, [bad.reason, 'On to where your link leads']],
  // It is there already.
  ['/discount/TIDES?redirect=/my-cart/', bad, [bad.reason]],
  ['/discount/%20', undefined, ['That link names no code, so your bag is as it was.', 'On to the shop']],
  ['/cart/nonsense', undefined, [NO_PIECES]],
  ['/cart/nonsense?discount=TIDES', bad, [NO_PIECES, bad.reason]],
] as const)('of %s says what it was about', (address, code, said) => {
  expect(told(address, code)).toEqual(said);
});
