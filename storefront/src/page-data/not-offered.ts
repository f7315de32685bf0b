import type { Template } from '../page-modules.ts';
import { PAGE_TABLE } from '../page-table.ts';
import type { NotOfferedPageData } from '../pages/system/not-offered-page.tsx';
import { paths } from '../paths.ts';
import type { Lack, ShopConfig } from '../storefront-api/shop-config.ts';

/** What is shown in the place of pages that are about something the provider does not have. */
interface Missing {
  /** Beginnings of addresses that nothing leads to then, beside those of the pages. */
  doors: readonly string[];
  pages: Partial<Readonly<Record<Template, NotOfferedPageData>>>;
}

const NO_ACCOUNT: NotOfferedPageData = {
  title: ['No account', 'needed'],
  line: 'This shop has none. Your bag and wishlist stay in this browser, and every order comes with a letter that knows the way to it.',
};
const OF_ACCOUNTS = ['/account/', paths.account()];
const ACCOUNT_PAGES = PAGE_TABLE.filter(({ path }) => OF_ACCOUNTS.some((beginning) => path.startsWith(beginning)));

const NO_PASSWORD: NotOfferedPageData = {
  title: ['No password', 'needed'],
  line: 'You sign in with a code we send to your email: nothing to remember, nothing to lose, nothing to change.',
  door: { label: 'Sign in', to: paths.signIn() },
};

const MISSING: Readonly<Record<Lack, Missing>> = {
  accounts: {
    doors: [...OF_ACCOUNTS, paths.clubLanding()],
    pages: {
      ...Object.fromEntries(ACCOUNT_PAGES.map(({ template }) => [template, NO_ACCOUNT])),
      'bay-club': {
        title: ['No club', 'without accounts'],
        line: 'Bay Club keeps its points in accounts, and this shop has none. The water is for everybody.',
      },
    },
  },
  passwords: {
    doors: [paths.recover(), paths.activate(), paths.reset(), paths.changePassword()],
    pages: { recover: NO_PASSWORD, activate: NO_PASSWORD, reset: NO_PASSWORD, 'account-password': NO_PASSWORD },
  },
  students: {
    doors: [paths.studentDiscount()],
    pages: {
      'student-discount': {
        title: ['No student code', 'in this shop'],
        line: 'We cannot give one out here. What is on sale is on sale for everybody.',
      },
    },
  },
  'self-service': {
    doors: [paths.trackOrder(), paths.requestReturn(), paths.text('tariffs')],
    pages: {
      'track-order': {
        title: ['Your order', 'knows the way'],
        line: 'It has a page of its own that says where the parcel is: the link is in the letter that came when you ordered. If that is lost, write to us with the order number.',
      },
      'request-return': {
        title: ['Send something', 'back'],
        line: 'Write to us with your order number and what you would like back for it, and we tell you how.',
      },
      tariffs: {
        title: ['Duties', 'and taxes'],
        line: 'The checkout works them out for your address and says so before you pay.',
      },
    },
  },
  'gift-cards': { doors: [paths.product('gift-card')], pages: {} },
};

type Lacks = Pick<ShopConfig, 'lacks'>;

/** Beginnings of addresses nothing leads to; undefined where all doors are open. */
export const closedDoors = ({ lacks }: Lacks): readonly string[] | undefined =>
  lacks?.flatMap((lack) => MISSING[lack].doors);

/** What a page of this template says instead, where the provider lacks what it is about. */
export function insteadOfPage(template: string, { lacks = [] }: Lacks): NotOfferedPageData | undefined {
  for (const lack of lacks) {
    const found = Object.entries(MISSING[lack].pages).find(([name]) => name === template);
    if (found) return found[1];
  }
  return undefined;
}
