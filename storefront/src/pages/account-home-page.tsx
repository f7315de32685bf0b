import { AccountRoom } from '../features/account/account-room.tsx';
import { RoomSkeleton } from '../features/account/room-skeleton.tsx';
import { Head } from '../features/layout/head.tsx';
import { useSession } from '../features/session/session-state.ts';
import { onDemand } from '../page-runtime/on-demand.tsx';

const AccountHome = onDemand(
  () => import('../features/account/account-home.tsx').then((module) => module.AccountHome),
  RoomSkeleton,
);

export default function AccountHomePage() {
  const name = useSession((state) => state.customer?.firstName);
  return (
    <>
      <Head title="Your account" />
      <AccountRoom title={name ? `Hello, ${name}` : 'Hello'}>{(token) => <AccountHome token={token} />}</AccountRoom>
    </>
  );
}
