import { useEffect, useRef } from 'react';
import { isClosed, Link } from '../../page-runtime/link.tsx';
import { usePageRuntime } from '../../page-runtime/page-runtime.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../session/session-state.ts';
import { signOut } from '../session/sign-out.ts';
import styles from './account-nav.module.css';
import { ACCOUNT_SECTIONS } from './account-sections.ts';

/** The most particular section an address belongs to: an order is part of the orders. */
function sectionOf(pathname: string): string | undefined {
  return ACCOUNT_SECTIONS.map(({ to }) => to)
    .filter((to) => (to === paths.account() ? pathname === to : pathname.startsWith(to)))
    .at(-1);
}

/** The customer's pages, beside each other; on phones one row that scrolls, the current one in sight. */
export function AccountNav({ pathname }: { pathname: string }) {
  const { closed } = usePageRuntime();
  const customer = useSession((state) => state.customer);
  const isCustomer = useSession((state) => state.phase === 'customer');
  const list = useRef<HTMLUListElement>(null);
  const here = sectionOf(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, another current item; another item, another row
  useEffect(() => {
    const row = list.current;
    const item = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && item) row.scrollLeft = item.offsetLeft - row.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
  }, [here, isCustomer]);

  return (
    <nav className={styles.nav} aria-label="Account">
      <p className={styles.who}>
        {customer && [customer.firstName, customer.lastName].filter(Boolean).join(' ')}
        <span>{customer?.email}</span>
      </p>
      <ul ref={list} className={styles.list}>
        {ACCOUNT_SECTIONS.filter(({ to }) => !isClosed(to, closed)).map(({ label, to }) => (
          <li key={to}>
            <Link to={to} aria-current={to === here ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
        {isCustomer && (
          <li className={styles.out}>
            <button type="button" onClick={() => void signOut()}>
              Sign out
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
