import type { ComponentType, ReactNode } from 'react';
import { usePageRuntime } from '../../page-runtime/page-runtime.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import { useSession } from '../session/session-state.ts';
import { AccountNav } from './account-nav.tsx';
import styles from './account-page.module.css';
import { ClosedNote, SignInPrompt } from './sign-in-prompt.tsx';

interface AccountPageProps {
  /** The page's heading; the same for everybody until the page says otherwise. */
  title: ReactNode;
  lead?: string;
  /** What is in the page brings its own heading, and so does its skeleton. */
  headed?: boolean;
  /** Stands in the page, in its size, until what is in it is known. */
  skeleton: ComponentType;
  /** Above the heading: the way back to a list. */
  before?: ReactNode;
  /** What is in the page, shown once a customer is known. */
  children: (token: string) => ReactNode;
}

/**
 * One of the customer's own pages. Prerendered without anything of anybody: who is signed in is known in the browser
 * alone, and whoever is not sees the way to sign in and come back.
 */
export function AccountPage({ title, lead, headed, skeleton: Skeleton, before, children }: AccountPageProps) {
  const { location } = usePageRuntime();
  const token = useSession((state) => state.token);
  const isVisitor = useSession((state) => state.phase === 'visitor');
  const isClosed = useSession((state) => state.closed);
  const head = (
    <header className={styles.head}>
      {before && <div className={styles.before}>{before}</div>}
      <h1 className={text.h1}>{title}</h1>
      {lead && <p className={text.lead}>{lead}</p>}
    </header>
  );
  const prompt = <SignInPrompt location={location} />;
  return (
    <div className={classNames(layout.container, styles.page)}>
      <AccountNav pathname={location.pathname} />
      <div className={styles.main}>
        {(!headed || (!token && isVisitor)) && head}
        {token && children(token)}
        {!token && isVisitor && (isClosed ? <ClosedNote /> : prompt)}
        {!token && !isVisitor && (
          <>
            <div data-unless-kept="customerAccessToken">
              {headed && head}
              {prompt}
            </div>
            <div data-if-kept="customerAccessToken">
              <Skeleton />
            </div>
          </>
        )}
      </div>
    </div>
  );
}
