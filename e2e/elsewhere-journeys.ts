import { type LeftOut, whyLeftOut } from './left-out.ts';

/** How a report knows a journey that does not apply from one that is skipped for another reason. */
export const NOT_APPLICABLE = 'does not apply elsewhere';

const SELF_SERVICE =
  'What is asked of self-service beside the API: no hosted provider has it, and the page says so or shows less.';
const LETTERS =
  'Our own letters are looked for in the embedded provider’s mailbox; elsewhere they lie in a folder or go by SMTP.';
const OF_THE_HOUSE = 'Codes for points, the student’s code and sample members are the embedded provider’s.';
const THEIR_HOST = 'Pictures of products, letters and the checkout are on the provider’s host there.';
const BY_THE_WORKER =
  'That data is saved is said by the worker to the shop’s own host alone; a provider’s is told by the browser.';
const OPENS_ITS_OWN = 'Opens a shop of its own, with a provider or a storefront of strangers.';

/** Everything else is walked there too; `left-out.test.ts` holds that what stands here exists. */
export const NOT_ELSEWHERE: readonly LeftOut[] = [
  { file: 'runtime/foreign-provider', why: OPENS_ITS_OWN },
  { file: 'runtime/accounts-elsewhere', why: OPENS_ITS_OWN },
  { file: 'runtime/stranger', why: OPENS_ITS_OWN },
  { file: 'runtime/hydrogen', why: OPENS_ITS_OWN },
  { file: 'checkout/returns', why: SELF_SERVICE },
  { file: 'account/account-addresses', test: 'a customer keeps an address book', why: SELF_SERVICE },
  { file: 'account/account-activation', test: 'whoever waits too long after an invitation', why: SELF_SERVICE },
  {
    file: 'account/account-activation',
    test: 'whoever ordered as a guest opens the account by the link',
    why: SELF_SERVICE,
  },
  { file: 'account/account-activation', test: 'a password chosen where the order is confirmed', why: SELF_SERVICE },
  { file: 'account/account-orders', test: 'a customer follows an order from the checkout', why: SELF_SERVICE },
  { file: 'account/account-orders', test: 'a guest finds an order by number and address', why: SELF_SERVICE },
  { file: 'account/account-traces', test: 'a customer takes their data along', why: SELF_SERVICE },
  { file: 'account/account', test: 'a forgotten password is replaced by a link', why: SELF_SERVICE },
  { file: 'catalogue/product', test: 'a set in two sizes goes into the cart in one add', why: SELF_SERVICE },
  { file: 'account/account-pages', test: 'nothing in the customer’s pages jumps', why: SELF_SERVICE },
  { file: 'pages/forms', test: 'a return', why: SELF_SERVICE },
  { file: 'pages/forms', test: 'a parcel', why: SELF_SERVICE },
  { file: 'pages/forms', test: 'what customs ask for', why: SELF_SERVICE },
  { file: 'pages/game', test: 'what a doll wears is bought with two taps', why: SELF_SERVICE },
  { file: 'pages/pages-of-words', test: 'what an order costs somewhere', why: SELF_SERVICE },
  { file: 'pages/words', test: 'duties and delivery are said for every country', why: SELF_SERVICE },
  { file: 'pages/words', test: 'pages that belong together lead to each other', why: SELF_SERVICE },
  { file: 'catalogue/suitcase', test: 'pieces make outfits that are counted', why: SELF_SERVICE },
  { file: 'catalogue/product', test: 'a sold-out size can be waited for', why: LETTERS },
  { file: 'everywhere/without-javascript', test: 'whoever asks to be on a list gets a letter', why: LETTERS },
  { file: 'pages/contact', test: 'the topic brings its answers', why: LETTERS },
  { file: 'pages/pages-of-words', test: 'counts whoever answers the letter', why: LETTERS },
  { file: 'pages/contact', test: 'help is found by a word', why: OF_THE_HOUSE },
  { file: 'pages/editorial', test: 'every link of the home page opens', why: OF_THE_HOUSE },
  { file: 'pages/editorial', test: 'a student gets the code', why: OF_THE_HOUSE },
  { file: 'pages/forms', test: 'the student code', why: OF_THE_HOUSE },
  { file: 'everywhere/without-javascript', test: 'the giveaway and the student code ask', why: OF_THE_HOUSE },
  { file: 'everywhere/screens', test: 'student', why: OF_THE_HOUSE },
  { file: 'club/club-states', test: 'a sample member has 1,500 points', why: OF_THE_HOUSE },
  { file: 'club/club-states', test: 'the members’ sticker pack is had for points', why: OF_THE_HOUSE },
  { file: 'club/club', test: 'a visitor joins, earns with an order that ships', why: OF_THE_HOUSE },
  {
    file: 'checkout/emails',
    test: 'a receipt is printed without buttons',
    why: THEIR_HOST,
  },
  { file: 'catalogue/data-saver', test: 'a shopper chooses to save data', why: BY_THE_WORKER },
  { file: 'runtime/machines', test: 'every class of answer carries the headers', why: THEIR_HOST },
  { file: 'runtime/machines', test: 'every kind of page has its data', why: THEIR_HOST },
];

/** Why a journey is not walked there, by its file and its name; undefined: it is. */
export const whyNotElsewhere = (path: string, name: string): string | undefined =>
  whyLeftOut(NOT_ELSEWHERE, path, name);
