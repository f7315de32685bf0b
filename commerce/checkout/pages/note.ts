import { type Html, html, type Slot } from '@bluebird-bay/html/html.ts';
import { icon } from './icon.ts';

/** Something the shopper must know before anything else on the page: read out at once, and focused. */
export interface Notice {
  title: string;
  body: Slot;
  /** The focus goes to the field it is about: the notice is read out, the shopper lands where it is put right. */
  leadsToField?: boolean;
}

/** The notice at the top of the page. */
export function noticeBox({ title, body, leadsToField }: Notice): Html {
  return html`<div class="note note--bad" role="alert" tabindex="-1"${!leadsToField && html` autofocus`}>${icon('warning')}<div><p class="strong">${title}</p>${body}</div></div>`;
}
