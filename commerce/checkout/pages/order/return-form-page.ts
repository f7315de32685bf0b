import { RETURN_REASONS } from '@bluebird-bay/contract/returns.ts';
import { attributes, type Html, html } from '@bluebird-bay/html/html.ts';
import { orderName } from '../../../domain/order/order-name.ts';
import { STAYS_TEXT } from '../../../domain/return/stays-text.ts';
import type { LoadedReturnable } from '../../../returns/load-returnable.ts';
import type { OrderLineRecord } from '../../../store/order/order-record.ts';
import { selectField, textField } from '../field.ts';
import { type PageLinks, shell } from '../shell.ts';
import { itemText } from '../summary.ts';

/** What somebody has told of an order to find it by. */
export interface ToldOrder {
  number: string;
  email: string;
}

const trouble = (problem: string | undefined): Html | false =>
  problem !== undefined && html`<div class="note note--bad" role="alert"><p>${problem}</p></div>`;

/** Number and email once more, with what was wrong with them. */
export function findReturnPage({ number, email }: ToldOrder, problem: string, links: PageLinks): Html {
  const main = html`<div class="done"><h1>Send something back</h1></div>${trouble(problem)}
<form method="post" action="/checkouts/returns/find"><section class="section">${textField({ name: 'number', label: 'Order number', value: number, autocomplete: 'off', hint: 'Starts with BB' })}
${textField({ name: 'email', label: 'Email', type: 'email', value: email, autocomplete: 'email' })}</section>
<p class="row"><button class="button button--primary">Find my order</button></p></form>`;
  return shell({ ...links, mark: 'none' }, { title: 'Send something back', main });
}

const hidden = (name: string, value: string): Html => html`<input${attributes({ type: 'hidden', name, value })}>`;

function unitFields(line: OrderLineRecord, { lines, facts }: LoadedReturnable): Html {
  const { position } = line;
  const returnable = lines.find((candidate) => candidate.position === position);
  if (!returnable || returnable.because)
    return html`<li class="return-unit"><p><b>${itemText(line)}</b></p><p>${STAYS_TEXT[returnable?.because ?? 'on-its-way-back']}</p></li>`;
  const sizes = (facts.get(position)?.sizes ?? []).filter(
    ({ isAvailable, variantId }) => isAvailable && variantId !== line.variantId,
  );
  const quantity =
    returnable.left > 1
      ? selectField({
          name: `quantity-${position}`,
          label: 'How many?',
          value: '1',
          autocomplete: 'off',
          choices: Array.from({ length: Math.min(returnable.left, 50) }, (_, index) => ({
            code: String(index + 1),
            name: `${index + 1} of ${returnable.left}`,
          })),
        })
      : hidden(`quantity-${position}`, '1');
  return html`<li class="return-unit"><p><label><input${attributes({ type: 'checkbox', name: `piece-${position}`, value: 'on' })}> <b>${itemText(line)}</b></label></p>
${selectField({
  name: `reason-${position}`,
  label: 'Why?',
  value: RETURN_REASONS[0].id,
  autocomplete: 'off',
  choices: RETURN_REASONS.map(({ id, label }) => ({ code: id, name: label })),
})}${quantity}${selectField({
  name: `wish-${position}`,
  label: 'What would you like?',
  value: 'refund',
  autocomplete: 'off',
  choices: [
    { code: 'refund', name: 'Money back' },
    { code: 'gift-card', name: 'A gift card' },
    ...sizes.map(({ variantId, name }) => ({ code: `size-${variantId}`, name: `Size ${name} instead` })),
  ],
})}</li>`;
}

/** What of the order may go back, for browsers without scripts. `key` names the request: sent twice it is one return. */
export function returnFormPage(
  returnable: LoadedReturnable,
  { told, key, problem }: { told: ToldOrder; key: string; problem?: string },
  links: PageLinks,
): Html {
  const { order } = returnable;
  const main = html`<div class="done"><h1>Send something back</h1><p class="lead">Of order <span class="number">${orderName(order.number)}</span>, free. Tick what goes back.</p></div>${trouble(problem)}
<form method="post" action="/checkouts/returns">${hidden('number', told.number)}${hidden('email', told.email)}${hidden('key', key)}
<ul class="return-units">${order.lines.map((line) => unitFields(line, returnable))}</ul>
<p class="row"><button class="button button--primary">Request this return</button></p></form>`;
  return shell({ ...links, mark: 'none' }, { title: 'Send something back', main });
}
