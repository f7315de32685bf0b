import { type Html, html, ownMarkup } from '@bluebird-bay/html/html.ts';
import type { PolicyRecord } from '../../store/content/content.ts';
import { type PageLinks, shell } from './shell.ts';

/** What the shop binds itself to, in a tab of its own beside the checkout. */
export function policyPage({ title, bodyHtml }: PolicyRecord, links: PageLinks): Html {
  return shell(links, { title, main: html`<article class="policy"><h1>${title}</h1>${ownMarkup(bodyHtml)}</article>` });
}
