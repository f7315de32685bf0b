import { type Html, html, type Slot } from '@bluebird-bay/html/html.ts';
import type { Money } from '../../domain/money/money.ts';
import { exactText, moneyText } from '../../domain/money/money-text.ts';
import { optionText } from '../../domain/order/option-text.ts';
import { IN_THE_PRICES, taxAndDutyRows } from '../../domain/tax/taxes-and-duties.ts';
import { icon } from './icon.ts';
import type { PageLinks } from './shell.ts';

/** A line as the summary shows it. */
export interface SummaryLine {
  title: string;
  printTitle: string | null;
  optionName: string;
  optionValue: string;
  quantity: number;
  amount: Money;
  /** What was taken off it, and why. */
  notes: readonly string[];
  picture: { spec: string; alt: string } | null;
}

interface Summary {
  lines: readonly SummaryLine[];
  subtotal: Money;
  /** A field between the items and the sums. */
  field?: Slot;
  /** Rows of what is taken off the whole. */
  offers?: Slot;
  /** Rows of the delivery and of the total: fixed, or one for each way of delivery. */
  delivery: Slot;
  /** Duties on top; null where they are part of the prices. */
  duty: Money | null;
  total: Slot;
  /** Under the total: how much of it is tax. */
  tax: Slot;
  /** Under that: what the order brings besides. */
  points?: Slot;
  /** The total alone, for the folded bar. */
  shortTotal: Slot;
}

/** `Kaila Triangle Top in Wildflowers, size M`, for sentences. */
export function itemText(item: Pick<SummaryLine, 'title' | 'printTitle' | 'optionName' | 'optionValue'>): string {
  const print = item.printTitle ? ` in ${item.printTitle}` : '';
  return `${item.title}${print}, ${optionText({ ...item, optionName: item.optionName.toLowerCase() })}`;
}

function item(line: SummaryLine, links: PageLinks): Html {
  const { picture, quantity } = line;
  return html`<li><div class="item-picture">${
    picture &&
    html`<span class="picture"><img src="${links.pictureUrl(picture.spec, 400)}" alt="${picture.alt}" width="800" height="1000"></span>`
  }<span class="quantity"><span class="sr">Quantity </span>${quantity}</span></div><div><p class="item-title">${line.title}</p><p class="small">${
    line.printTitle && html`${line.printTitle}<br>`
  }${optionText(line)}${line.notes.map((note) => html`<br><span class="note-line">${note}</span>`)}</p></div><p class="price">${moneyText(line.amount)}</p></li>`;
}

/** The items with their pictures. */
export const summaryItems = (lines: readonly SummaryLine[], links: PageLinks): Html =>
  html`<ul class="items">${lines.map((line) => item(line, links))}</ul>`;

/** A row of the sums; groups of one row, so that one may be swapped for another. */
export function sumRow(label: string, value: string, isTotal = false): Html {
  return html`<dt${isTotal && html` class="total"`}>${label}</dt><dd${isTotal && html` class="total"`}>${value}</dd>`;
}

const taxesAndDuties = (duty: Money | null): Html[] =>
  taxAndDutyRows(duty).map(
    ({ label, amount }) => html`<div>${sumRow(label, amount ? exactText(amount) : IN_THE_PRICES)}</div>`,
  );

/** `Includes $8.11 sales tax.`, for under the total; nothing where there is none, or nobody can say yet. */
export function taxNote(tax: { name: string; amount: number } | null | undefined, currency: string): Slot {
  if (!tax || tax.amount === 0) return false;
  return html`<p class="small">Includes <span class="number">${exactText({ amount: tax.amount, currency })}</span> ${tax.name}.</p>`;
}

/** The items with their pictures, and what they come to. */
export function summary(
  { lines, subtotal, field, offers, delivery, duty, total, tax, points }: Summary,
  links: PageLinks,
): Html {
  return html`<div class="summary">${summaryItems(lines, links)}${field}
<dl class="sums"><div>${sumRow('Subtotal', exactText(subtotal))}</div>${offers}${delivery}${taxesAndDuties(duty)}${total}</dl>${tax}${points}</div>`;
}

/** The same as a bar that unfolds, for narrow windows. */
export function foldedSummary(content: Summary, links: PageLinks): Html {
  return html`<section class="folded" aria-label="Order summary"><details><summary><span>Order summary ${icon('down')}</span><b class="number">${content.shortTotal}</b></summary>${summary(content, links)}</details></section>`;
}
