import { AccountRoom } from '../features/account/account-room.tsx';
import { RoomSkeleton } from '../features/account/room-skeleton.tsx';
import { Head } from '../features/layout/head.tsx';
import { onDemand } from '../page-runtime/on-demand.tsx';

const OrderHistory = onDemand(
  () => import('../features/orders/order-history.tsx').then((module) => module.OrderHistory),
  RoomSkeleton,
);

export default function AccountOrdersPage() {
  return (
    <>
      <Head title="Orders" />
      <AccountRoom title="Orders">{(token) => <OrderHistory token={token} />}</AccountRoom>
    </>
  );
}
