import { Head } from '../../features/layout/head.tsx';
import { LinkPage } from '../../features/session/link-page.tsx';
import type { SessionPageData } from '../../features/session/session-page.tsx';
import type { PageProps } from '../../page-runtime/page.ts';

export default function ResetPage({ data, location }: PageProps<SessionPageData>) {
  return (
    <>
      <Head title="Choose a new password" />
      <LinkPage kind="reset" location={location} picture={data.picture} />
    </>
  );
}
