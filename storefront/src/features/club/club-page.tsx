import { type ComponentType, type ReactNode, useEffect } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { usePageRuntime } from '../../page-runtime/page-runtime.ts';
import { paths } from '../../paths.ts';
import { AccountPage } from '../account/account-page.tsx';
import styles from './club-page.module.css';

const CLUB_PAGES = [
  { label: 'Club home', to: paths.club() },
  { label: 'My rewards', to: paths.clubRewards() },
  { label: 'Points statement', to: paths.clubStatement() },
  { label: 'Past rewards', to: paths.clubPastRewards() },
  { label: 'Referrals', to: paths.clubReferrals() },
] as const;

/** The ways from one page of the club to the others. */
function ClubTabs() {
  const { location } = usePageRuntime();
  // On a phone the row is longer than the screen: the page one is on is in sight.
  useEffect(() => {
    const here = document.querySelector<HTMLElement>(`.${styles.tabs} [aria-current]`);
    const row = here?.parentElement;
    if (here && row) row.scrollLeft = here.offsetLeft - row.offsetLeft - (row.clientWidth - here.offsetWidth) / 2;
  }, []);
  return (
    <nav className={styles.tabs} aria-label="Bay Club">
      {CLUB_PAGES.map(({ label, to }) => (
        <Link key={to} to={to} className={styles.tab} aria-current={to === location.pathname ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

interface ClubPageProps {
  title: string;
  skeleton: ComponentType;
  children: (token: string) => ReactNode;
}

/** One of the pages of the club: a member's own, with the ways to the others. */
export function ClubPage({ title, skeleton, children }: ClubPageProps) {
  return (
    <AccountPage title={title} skeleton={skeleton}>
      {(token) => (
        <>
          <ClubTabs />
          {children(token)}
        </>
      )}
    </AccountPage>
  );
}
