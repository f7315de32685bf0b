import { AccountRoom } from '../features/account/account-room.tsx';
import { OrdersSkeleton } from '../features/account/room-skeletons.tsx';
import { Head } from '../features/layout/head.tsx';
import { LostPart } from '../features/layout/lost-part.tsx';
import { onDemand } from '../page-runtime/on-demand.tsx';

const OrderHistory = onDemand(
  () => import('../features/orders/order-history.tsx').then((module) => module.OrderHistory),
  OrdersSkeleton,
  LostPart,
);

export default function AccountOrdersPage() {
  return (
    <>
      <Head title="Orders" />
      <AccountRoom skeleton={OrdersSkeleton} title="Orders">
        {(token) => <OrderHistory token={token} />}
      </AccountRoom>
    </>
  );
}
