import { AccountRoom } from '../features/account/account-room.tsx';
import { ProfileSkeleton } from '../features/account/room-skeletons.tsx';
import { Head } from '../features/layout/head.tsx';
import { LostPart } from '../features/layout/lost-part.tsx';
import { onDemand } from '../page-runtime/on-demand.tsx';

const ProfileRoom = onDemand(
  () => import('../features/account/profile-room.tsx').then((module) => module.ProfileRoom),
  ProfileSkeleton,
  LostPart,
);

export default function AccountProfilePage() {
  return (
    <>
      <Head title="Personal information" />
      <AccountRoom skeleton={ProfileSkeleton} title="Personal information">
        {(token) => <ProfileRoom token={token} />}
      </AccountRoom>
    </>
  );
}
