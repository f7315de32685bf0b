import { HELP_ANSWERS } from '@bluebird-bay/content/help/help.ts';
import type { HelpAnswer } from '@bluebird-bay/content/help/help-answer.ts';
import { isClosed } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { isAnswered } from '../help/is-answered.ts';

/** A page of the shop that is no list of products. */
export interface FoundPage {
  label: string;
  to: string;
}

interface ShopPage extends FoundPage {
  /** What people type who look for it, each in its longest form: its beginnings count too. */
  terms: readonly string[];
}

/** Pages of text, each as its file says it. */
const TEXT_PAGES: readonly ShopPage[] = Object.values(
  import.meta.glob<ShopPage | null>('../../../../content/*/*.mdx', {
    query: '?found',
    import: 'default',
    eager: true,
  }),
)
  .filter((page) => page !== null)
  // Stories come after pages that answer something.
  .toSorted((a, b) => Number(a.to.startsWith(paths.blog())) - Number(b.to.startsWith(paths.blog())));

const SHOP_PAGES: readonly ShopPage[] = [
  ...TEXT_PAGES,
  { label: 'Track an order', to: paths.trackOrder(), terms: ['tracking', 'orders', 'parcels', 'delivery'] },
  { label: 'Lookbooks', to: paths.lookbooks(), terms: ['lookbooks', 'outfits', 'editorial'] },
  { label: 'The Bay Log', to: paths.blog(), terms: ['blog', 'stories', 'articles', 'magazine', 'journal', 'posts'] },
  { label: 'Your wishlist', to: paths.wishlist(), terms: ['wishlist', 'saved', 'favourites', 'favorites'] },
  { label: 'Your account', to: paths.account(), terms: ['account', 'login', 'password', 'address', 'orders'] },
];

const ANSWERS: readonly HelpAnswer[] = HELP_ANSWERS;
/** So many beside the pages: whoever wants more opens the help page. */
const MOST_QUESTIONS = 3;

/** A beginning says enough from here on; shorter words must be whole. */
const ENOUGH = 4;

/** Pages and questions that the words may be about, whether or not a product goes by them; none behind a closed door. */
export function pagesAbout(typed: string, closed?: readonly string[]): FoundPage[] {
  const said = typed.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const means = (term: string): boolean =>
    said.some((part) => part === term || (part.length >= ENOUGH && term.startsWith(part)));
  const isAbout = ({ terms }: Pick<ShopPage, 'terms'>): boolean => terms.some(means);
  const pages = SHOP_PAGES.filter((page) => isAbout(page) && !isClosed(page.to, closed));
  const questions = ANSWERS.filter((answer) => isAbout(answer) && isAnswered(answer, closed)).slice(0, MOST_QUESTIONS);
  return [
    ...pages.map(({ label, to }) => ({ label, to })),
    ...questions.map(({ id, question }) => ({ label: question, to: paths.help(id) })),
  ];
}
