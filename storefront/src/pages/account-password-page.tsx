import { AccountRoom } from '../features/account/account-room.tsx';
import { PasswordSkeleton } from '../features/account/room-skeletons.tsx';
import { Head } from '../features/layout/head.tsx';
import { LostPart } from '../features/layout/lost-part.tsx';
import { onDemand } from '../page-runtime/on-demand.tsx';

const PasswordRoom = onDemand(
  () => import('../features/account/password-room.tsx').then((module) => module.PasswordRoom),
  PasswordSkeleton,
  LostPart,
);

export default function AccountPasswordPage() {
  return (
    <>
      <Head title="Password" />
      <AccountRoom skeleton={PasswordSkeleton} title="Password" lead="Changing it signs you out everywhere else.">
        {() => <PasswordRoom />}
      </AccountRoom>
    </>
  );
}
