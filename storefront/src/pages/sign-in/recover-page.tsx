import { Head } from '../../features/layout/head.tsx';
import { SessionPage, type SessionPageData } from '../../features/session/session-page.tsx';
import type { PageProps } from '../../page-runtime/page.ts';

export default function RecoverPage({ data }: PageProps<SessionPageData>) {
  return (
    <>
      <Head title="Forgot your password?" />
      <SessionPage kind="recover" data={data} />
    </>
  );
}
