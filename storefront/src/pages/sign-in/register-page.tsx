import { Head } from '../../features/layout/head.tsx';
import { SessionPage, type SessionPageData } from '../../features/session/session-page.tsx';
import type { PageProps } from '../../page-runtime/page.ts';
import { paths } from '../../paths.ts';

export default function RegisterPage({ data }: PageProps<SessionPageData>) {
  return (
    <>
      <Head
        title="Create an account"
        description="One account for orders, addresses and a wishlist that comes along to every device."
        canonical={paths.register()}
      />
      <SessionPage kind="register" data={data} />
    </>
  );
}
