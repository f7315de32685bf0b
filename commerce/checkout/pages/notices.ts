import { type Html, html } from '@bluebird-bay/html/html.ts';
import type { AttemptResponse, DeclineReason } from '../../domain/checkout/attempt.ts';
import type { Money } from '../../domain/money/money.ts';
import { exactText } from '../../domain/money/money-text.ts';
import type { Shortage } from '../../domain/stock/shortages.ts';
import type { FormErrors } from '../form/checkout-form.ts';
import type { Notice } from './note.ts';
import { type PageLinks, shopLinks } from './shell.ts';
import { itemText } from './summary.ts';

const paragraph = (text: string): Html => html`<p>${text}</p>`;

function shortageText(shortage: Shortage): string {
  const item = itemText(shortage);
  if (shortage.available === 0) return `${item}: sold out.`;
  return `${item}: ${shortage.available} left, and your bag holds ${shortage.wanted}.`;
}

/** Which items are short, and the way to where that can be changed. */
export function shortageNotice(shortages: readonly Shortage[], links: PageLinks): Notice {
  const [first] = shortages;
  const title =
    shortages.length === 1 && first
      ? `${first.available === 0 ? 'Just sold out' : 'Not enough left'}: ${first.title}`
      : 'Some pieces have gone';
  return {
    title,
    body: html`<ul class="problems">${shortages.map((shortage) => html`<li>${shortageText(shortage)}</li>`)}</ul><p>Nothing was charged. <a href="${shopLinks(links).cart}">Change your bag</a> and come back.</p>`,
  };
}

/** A card by the end of its number, where that was told. */
const cardText = (last4: string): string => `card${last4 && ` ending ${last4}`}`;

const DECLINES: Readonly<Record<DeclineReason, (last4: string) => string>> = {
  declined: (last4) => `The bank declined the ${cardText(last4)}. Use another card, or call them.`,
  'insufficient-funds': (last4) => `There is not enough on the ${cardText(last4)}. Use another card.`,
  'not-confirmed': (last4) =>
    `The payment with the ${cardText(last4)} was not confirmed. Try again, or use another card.`,
  'not-a-test-card': (last4) => `The ${cardText(last4)} is not a test card, and this shop takes no others.`,
};

/**
 * How a payment that came to nothing is told: first in a notice, and beside the card where it is the card's doing, unless the card
 * is asked for elsewhere.
 */
export function failureNotice(
  response: AttemptResponse,
  links: PageLinks,
  isCardElsewhere: boolean,
): { notice?: Notice; errors: FormErrors } {
  switch (response.outcome) {
    case 'paid':
      return { errors: {} };
    case 'sold-out':
      return { notice: shortageNotice(response.shortages, links), errors: {} };
    case 'declined': {
      const sentence = DECLINES[response.reason](response.last4);
      const body = paragraph(`${sentence} Nothing was charged and your bag is safe.`);
      if (isCardElsewhere) return { notice: { title: 'Your card was declined', body }, errors: {} };
      return {
        notice: {
          title: 'Your card was declined',
          body: html`<p>Nothing was charged and your bag is safe. Check the number, or try another card. <a href="#payment">Go to payment</a></p>`,
          leadsToField: true,
        },
        errors: { 'card.number': sentence },
      };
    }
    case 'not-charged':
      return {
        notice: {
          title: 'The payment did not go through',
          body: paragraph(
            'It was called off before it was finished. Nothing was charged, and nothing will be. Your bag is safe; try again when you like.',
          ),
        },
        errors: {},
      };
    case 'refunded':
      return {
        notice: {
          title: 'Paid too late, and paid back',
          body: paragraph(
            `The bank was so slow that your pieces went to somebody else. The money is on its way back to your ${cardText(response.last4)}.`,
          ),
        },
        errors: {},
      };
  }
}

/** The page showed another sum than the one that holds now. */
export function changedNotice(total: Money): Notice {
  return {
    title: `Your bag has changed. The total is now ${exactText(total)}`,
    body: paragraph('Nothing was charged. Have a look at the summary, and press Pay again if it is right.'),
  };
}

/** The country was changed and "Pay" was pressed before the page could say what that means. */
export function countryChangedNotice(country: string, total: Money): Notice {
  return {
    title: `Delivery to ${country}: ${exactText(total)} in all`,
    body: paragraph('Nothing was charged. Check the address and the delivery days below, then press Pay again.'),
  };
}

/** The page had been used before, with something else on it. */
export function staleNotice(): Notice {
  return {
    title: 'This page was out of date',
    body: paragraph('Nothing was charged just now. Check what is written here, and press Pay again.'),
  };
}
