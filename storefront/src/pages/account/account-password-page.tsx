import { AccountPage } from '../../features/account/account-page.tsx';
import { PasswordSkeleton } from '../../features/account/page-skeletons.tsx';
import { Head } from '../../features/layout/head.tsx';
import { LostPart } from '../../features/layout/lost-part.tsx';
import { onDemand } from '../../page-runtime/on-demand.tsx';

const PasswordPage = onDemand(
  () => import('../../features/account/password-page.tsx').then((module) => module.PasswordPage),
  PasswordSkeleton,
  LostPart,
);

export default function AccountPasswordPage() {
  return (
    <>
      <Head title="Password" />
      <AccountPage skeleton={PasswordSkeleton} title="Password" lead="Changing it signs you out everywhere else.">
        {() => <PasswordPage />}
      </AccountPage>
    </>
  );
}
