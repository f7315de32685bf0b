import { AccountPage } from '../../features/account/account-page.tsx';
import { OrdersSkeleton } from '../../features/account/page-skeletons.tsx';
import { Head } from '../../features/layout/head.tsx';
import { LostPart } from '../../features/layout/lost-part.tsx';
import { onDemand } from '../../page-runtime/on-demand.tsx';

const OrderHistory = onDemand(
  () => import('../../features/orders/order-history.tsx').then((module) => module.OrderHistory),
  OrdersSkeleton,
  LostPart,
);

export default function AccountOrdersPage() {
  return (
    <>
      <Head title="Orders" />
      <AccountPage skeleton={OrdersSkeleton} title="Orders">
        {(token) => <OrderHistory token={token} />}
      </AccountPage>
    </>
  );
}
