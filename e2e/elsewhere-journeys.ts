/** A journey that is not walked where the provider is elsewhere. */
interface NotThere {
  /** Its file in `journeys`. */
  file: string;
  /** How its name begins; the whole file, where none is said. */
  test?: string;
  why: string;
}

const SELF_SERVICE = 'Returns and parcels of guests are asked of self-service, which no hosted provider has.';
const LETTERS =
  'Our own letters are looked for in the embedded provider’s mailbox; elsewhere they lie in a folder or go by SMTP.';

/** Everything else is walked there too; `elsewhere-journeys.test.ts` holds that what stands here exists. */
export const NOT_ELSEWHERE: readonly NotThere[] = [
  { file: 'runtime/foreign-provider', why: 'Opens a stranger’s shop of its own.' },
  { file: 'runtime/accounts-elsewhere', why: 'Opens a stranger’s shop of its own.' },
  { file: 'checkout/returns', why: SELF_SERVICE },
  {
    file: 'checkout/emails',
    why: 'Shows a letter of the provider’s as a page of the shop, whose pictures are on another host.',
  },
  { file: 'catalogue/product', test: 'a sold-out size can be waited for', why: LETTERS },
  {
    file: 'catalogue/product',
    test: 'a set in two sizes goes into the cart in one add',
    why: 'What two pieces cost together is asked of self-service; elsewhere the offer stands beside the two prices.',
  },
];

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Matches a journey that is not walked there by file and name, as Playwright strings them together. */
export const notElsewhere = new RegExp(
  NOT_ELSEWHERE.map(({ file, test = '' }) => `journeys/${escaped(file)}\\.e2e\\.ts.*${escaped(test)}`).join('|'),
);
