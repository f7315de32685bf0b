import { AccountRoom } from '../features/account/account-room.tsx';
import { AddressesSkeleton } from '../features/account/room-skeletons.tsx';
import { Head } from '../features/layout/head.tsx';
import { LostPart } from '../features/layout/lost-part.tsx';
import { onDemand } from '../page-runtime/on-demand.tsx';

const AddressesRoom = onDemand(
  () => import('../features/addresses/addresses-room.tsx').then((module) => module.AddressesRoom),
  AddressesSkeleton,
  LostPart,
);

export default function AccountAddressesPage() {
  return (
    <>
      <Head title="Addresses" />
      <AccountRoom skeleton={AddressesSkeleton} title="Addresses">
        {(token) => <AddressesRoom token={token} />}
      </AccountRoom>
    </>
  );
}
