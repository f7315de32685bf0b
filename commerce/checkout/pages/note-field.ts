import { type Html, html } from '@bluebird-bay/html/html.ts';
import { MAX_NOTE } from '../../domain/cart/cart-limits.ts';

/** A few words for whoever packs the order: folded until somebody has some. */
export function noteField(note: string): Html {
  return html`<details class="order-note"${note !== '' && html` open`}><summary>Add a note to your order</summary>
<div class="field"><label class="sr" for="note">Note to your order</label><textarea class="input" id="note" name="note" rows="3" maxlength="${MAX_NOTE}" aria-describedby="note-hint">
${note}</textarea><p class="hint" id="note-hint">For the people who pack it. The courier does not see it.</p></div></details>`;
}
