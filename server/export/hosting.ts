import { paths } from '@bluebird-bay/storefront/src/paths.ts';
import { CLUB_EMAIL_PATH } from '../forms/club-email-page.ts';
import { LIST_EMAIL_PATH } from '../forms/list-email-page.ts';
import { STUDENT_EMAIL_PATH } from '../forms/student-email-page.ts';
import { IMMUTABLE, REVALIDATE } from '../pages/answer/body-response.ts';

/** Headers for every answer under a path; `*` stands for the rest of it. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Where requests for a path go: answered from `to` with that status; 200 means without the browser noticing. */
export interface RedirectRule {
  from: string;
  to: string;
  status: 200 | 308 | 404;
}

/** How a static host has to answer for the exported files to be the shop. */
export interface Hosting {
  headers: readonly HeaderRule[];
  redirects: readonly RedirectRule[];
}

/** What only the shop's own process can answer: addresses without a page. */
const LIVING = [
  ...['/api/*', '/services/*', '/bb-wishlist', '/checkouts/*', '/pictures/*', '/webhooks/*', '/look/*'],
  ...[LIST_EMAIL_PATH, CLUB_EMAIL_PATH, STUDENT_EMAIL_PATH, paths.signUpForm(), paths.stockRequestForm()],
];

export interface HostingOptions {
  /** Headers of every answer. */
  always: Readonly<Record<string, string>>;
  /** Where the shop's own process is reached, without a slash at the end. */
  backend: string;
  /** Beginnings of pages that are one document for many addresses; the process answers them. */
  dynamic: readonly string[];
}

/** The rules, the more special ones first. */
export function hostingRules({ always, backend, dynamic }: HostingOptions): Hosting {
  const through = (path: string): RedirectRule => ({
    from: path,
    to: `${backend}${path.replace(/\*$/, ':splat')}`,
    status: 200,
  });
  return {
    headers: [
      { path: '/*', headers: { ...always, 'cache-control': REVALIDATE } },
      { path: '/assets/*', headers: { 'cache-control': IMMUTABLE } },
      { path: '/sw.js', headers: { 'cache-control': 'no-cache' } },
    ],
    redirects: [
      { from: '/index.html', to: '/', status: 308 },
      ...LIVING.map(through),
      ...dynamic.map((beginning) => through(`${beginning}*`)),
      { from: '/*', to: '/404.html', status: 404 },
    ],
  };
}

/** `_headers`, as several static hosts read it. */
export function headersFile({ headers }: Hosting): string {
  const block = ({ path, headers: named }: HeaderRule): string =>
    [path, ...Object.entries(named).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${headers.map(block).join('\n\n')}\n`;
}

/** `_redirects`, as several static hosts read it; the first line that fits counts. */
export function redirectsFile({ redirects }: Hosting): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}
