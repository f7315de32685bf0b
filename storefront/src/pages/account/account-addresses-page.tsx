import { AccountPage } from '../../features/account/account-page.tsx';
import { AddressesSkeleton } from '../../features/account/page-skeletons.tsx';
import { Head } from '../../features/layout/head.tsx';
import { LostPart } from '../../features/layout/lost-part.tsx';
import { onDemand } from '../../page-runtime/on-demand.tsx';

const AddressesPage = onDemand(
  () => import('../../features/addresses/addresses-page.tsx').then((module) => module.AddressesPage),
  AddressesSkeleton,
  LostPart,
);

export default function AccountAddressesPage() {
  return (
    <>
      <Head title="Addresses" />
      <AccountPage skeleton={AddressesSkeleton} title="Addresses">
        {(token) => <AddressesPage token={token} />}
      </AccountPage>
    </>
  );
}
