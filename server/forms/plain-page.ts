import { html } from '@bluebird-bay/html/html.ts';
import type { OpenCommerce } from '../commerce/commerce.ts';

/** Of every page that is written for one browser without scripts. */
export const PLAIN_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // Some stand at an address that has a token in it: it is nobody else's business.
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** What a page without scripts says, and the one way on. */
export interface PlainMessage {
  title: string;
  text: string;
  action: { href: string; label: string };
}

/** Whole documents for browsers without scripts. */
export type PlainDocuments = OpenCommerce['plainDocument'];

/** A small page of ours for a browser without scripts. */
export function plainPage({ title, text, action }: PlainMessage, document: PlainDocuments, status = 200): Response {
  const main = html`<div class="done"><h1>${title}</h1><p class="lead">${text}</p></div>
<p class="row"><a class="button button--primary" href="${action.href}">${action.label}</a></p>`;
  return new Response(String(document({ title, main })), { status, headers: PLAIN_HEADERS });
}

/** On to the page that says what came of a form: going back or loading again sends nothing twice. */
export const onTo = (path: string): Response =>
  new Response(null, { status: 303, headers: { location: path, 'cache-control': 'no-store' } });

/**
 * Whether a form was sent from a page of somebody else. Browsers that say nothing of where they are are believed; one that hides
 * its page (`Origin: null`) mostly still says whether that is ours.
 */
export function isFromElsewhere(request: Request, shopOrigin: string): boolean {
  if (request.headers.get('sec-fetch-site') === 'cross-site') return true;
  const from = request.headers.get('origin');
  return from !== null && from !== 'null' && from !== new URL(request.url).origin && from !== shopOrigin;
}
