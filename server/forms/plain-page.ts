import { messagePage } from '@bluebird-bay/commerce/checkout/pages/message-page.ts';

const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** What a page without scripts says, and the one way on. */
export interface PlainMessage {
  title: string;
  text: string;
  action: { href: string; label: string };
}

/** A small page of ours for a browser without scripts. */
export const plainPage = (message: PlainMessage, shopOrigin: string, status = 200): Response =>
  new Response(String(messagePage(message, { shopOrigin, pictureUrl: (spec) => spec, mark: 'none' })), {
    status,
    headers: HEADERS,
  });

/** On to the page that says what came of a form: going back or loading again sends nothing twice. */
export const onTo = (path: string): Response =>
  new Response(null, { status: 303, headers: { location: path, 'cache-control': 'no-store' } });

/** Whether a form was sent from a page of somebody else. Browsers that say nothing of where they are are believed. */
export function isFromElsewhere(request: Request, shopOrigin: string): boolean {
  const from = request.headers.get('origin');
  return from !== null && from !== 'null' && from !== new URL(request.url).origin && from !== shopOrigin;
}
