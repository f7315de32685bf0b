import { AccountPage } from '../../features/account/account-page.tsx';
import { ProfileSkeleton } from '../../features/account/page-skeletons.tsx';
import { Head } from '../../features/layout/head.tsx';
import { LostPart } from '../../features/layout/lost-part.tsx';
import { onDemand } from '../../page-runtime/on-demand.tsx';

const ProfilePage = onDemand(
  () => import('../../features/account/profile-page.tsx').then((module) => module.ProfilePage),
  ProfileSkeleton,
  LostPart,
);

export default function AccountProfilePage() {
  return (
    <>
      <Head title="Personal information" />
      <AccountPage skeleton={ProfileSkeleton} title="Personal information">
        {(token) => <ProfilePage token={token} />}
      </AccountPage>
    </>
  );
}
