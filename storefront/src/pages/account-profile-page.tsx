import { AccountRoom } from '../features/account/account-room.tsx';
import { RoomSkeleton } from '../features/account/room-skeleton.tsx';
import { Head } from '../features/layout/head.tsx';
import { onDemand } from '../page-runtime/on-demand.tsx';

const ProfileRoom = onDemand(
  () => import('../features/account/profile-room.tsx').then((module) => module.ProfileRoom),
  RoomSkeleton,
);

export default function AccountProfilePage() {
  return (
    <>
      <Head title="Personal information" />
      <AccountRoom title="Personal information">{(token) => <ProfileRoom token={token} />}</AccountRoom>
    </>
  );
}
