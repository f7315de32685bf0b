import { type LeftOut, whyLeftOut } from './left-out.ts';

/** What Firefox walks by night of what is walked by day: a shopper's ways from a list to an order, an account and the club. */
export const WALKED_IN_FIREFOX = /journeys\/(?:account|cart|catalogue|checkout|club)\//;

const ANOTHER_MEDIUM = 'Playwright cannot have this Firefox show a page as printed, or to whoever wants no motion.';
const NO_SCRIPTS = 'Playwright cannot keep scripts from the pages of this Firefox.';
const DOWNLOAD = 'Playwright does not hear of what this Firefox downloads without asking the server for it.';
const BRINGS_IT_DOWN = 'What the journey asks about several elements at once brings this Firefox down.';
const ASKED_ONCE =
  'Firefox never again asks for a script that it could not have once: only the page loaded anew has it.';

/** `left-out.test.ts` holds that what stands here exists. */
export const NOT_IN_FIREFOX: readonly LeftOut[] = [
  { file: 'account/account-orders', test: 'a customer follows an order from the checkout', why: ANOTHER_MEDIUM },
  { file: 'account/account-traces', test: 'a customer takes their data along', why: DOWNLOAD },
  { file: 'catalogue/cards', test: 'sizes whose script is lost on the way', why: ASKED_ONCE },
  { file: 'catalogue/listing', test: 'a collection goes on from page to page', why: NO_SCRIPTS },
  { file: 'catalogue/motion', why: ANOTHER_MEDIUM },
  { file: 'catalogue/product', test: 'a size chart in inches and centimetres', why: BRINGS_IT_DOWN },
  { file: 'catalogue/product', test: 'a set in two sizes goes into the cart in one add', why: BRINGS_IT_DOWN },
  { file: 'catalogue/suitcase', test: 'without scripts the suitcase', why: NO_SCRIPTS },
  { file: 'checkout/emails', test: 'a receipt is printed without buttons', why: ANOTHER_MEDIUM },
  { file: 'checkout/returns', test: 'from the order number to the label', why: ANOTHER_MEDIUM },
  { file: 'checkout/returns', test: 'without JavaScript the same', why: NO_SCRIPTS },
  { file: 'club/club', test: 'a visitor joins, earns with an order that ships', why: DOWNLOAD },
];

/** Why a journey is not walked in Firefox, by its file and its name; undefined: it is. */
export const whyNotInFirefox = (path: string, name: string): string | undefined =>
  whyLeftOut(NOT_IN_FIREFOX, path, name);
