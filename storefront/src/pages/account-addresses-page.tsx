import { AccountRoom } from '../features/account/account-room.tsx';
import { RoomSkeleton } from '../features/account/room-skeleton.tsx';
import { Head } from '../features/layout/head.tsx';
import { onDemand } from '../page-runtime/on-demand.tsx';

const AddressesRoom = onDemand(
  () => import('../features/addresses/addresses-room.tsx').then((module) => module.AddressesRoom),
  RoomSkeleton,
);

export default function AccountAddressesPage() {
  return (
    <>
      <Head title="Addresses" />
      <AccountRoom title="Addresses">{(token) => <AddressesRoom token={token} />}</AccountRoom>
    </>
  );
}
