import { AccountPage } from '../../features/account/account-page.tsx';
import { HomeSkeleton } from '../../features/account/page-skeletons.tsx';
import { Head } from '../../features/layout/head.tsx';
import { LostPart } from '../../features/layout/lost-part.tsx';
import { useSession } from '../../features/session/session-state.ts';
import { onDemand } from '../../page-runtime/on-demand.tsx';

const AccountHome = onDemand(
  () => import('../../features/account/account-home.tsx').then((module) => module.AccountHome),
  HomeSkeleton,
  LostPart,
);

export default function AccountHomePage() {
  const name = useSession((state) => state.customer?.firstName);
  return (
    <>
      <Head title="Your account" />
      <AccountPage skeleton={HomeSkeleton} title={name ? `Hello, ${name}` : 'Hello'}>
        {(token) => <AccountHome token={token} />}
      </AccountPage>
    </>
  );
}
