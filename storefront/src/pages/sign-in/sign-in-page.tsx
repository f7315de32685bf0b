import { Head } from '../../features/layout/head.tsx';
import { SessionPage, type SessionPageData } from '../../features/session/session-page.tsx';
import type { PageProps } from '../../page-runtime/page.ts';
import { paths } from '../../paths.ts';

export default function SignInPage({ data }: PageProps<SessionPageData>) {
  return (
    <>
      <Head
        title="Sign in"
        description="Your orders, addresses and wishlist at Bluebird Bay, on every device you sign in on."
        canonical={paths.signIn()}
      />
      <SessionPage kind="sign-in" data={data} />
    </>
  );
}
