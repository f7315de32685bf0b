import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ownMarkup } from '@bluebird-bay/html/html.ts';
import { groupedCardNumber, readableExpiry } from '../../domain/checkout/card.ts';

const behaviour = readFileSync(new URL('checkout-script.js', import.meta.url), 'utf8');

/**
 * The one script of the checkout (decision 29): how cards are written is said by the functions the server reads them with, what it
 * does stands in `checkout-script.js`. Its text is the same on every page, so that the policy can name it by its hash.
 */
export const CHECKOUT_SCRIPT = `(() => {
'use strict';
const groupedCardNumber = ${groupedCardNumber};
const readableExpiry = ${readableExpiry};
${behaviour}})();`;

/** How the policy of the checkout's pages names the script. */
export const CHECKOUT_SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(CHECKOUT_SCRIPT).digest('base64')}'`;

/** The script as it stands at the end of a page. */
export const checkoutScript = ownMarkup(`<script>${CHECKOUT_SCRIPT}</script>`);
