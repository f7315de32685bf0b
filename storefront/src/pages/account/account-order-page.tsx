import { useState } from 'react';
import { AccountPage } from '../../features/account/account-page.tsx';
import { OrderSkeleton } from '../../features/account/page-skeletons.tsx';
import { Head } from '../../features/layout/head.tsx';
import { LostPart } from '../../features/layout/lost-part.tsx';
import { BackToOrders } from '../../features/orders/back-to-orders.tsx';
import { onDemand } from '../../page-runtime/on-demand.tsx';
import type { PageProps } from '../../page-runtime/page.ts';

const OrderDetails = onDemand(
  () => import('../../features/orders/order-details.tsx').then((module) => module.OrderDetails),
  OrderSkeleton,
  LostPart,
);

export default function AccountOrderPage({ location }: PageProps<null>) {
  const [name, setName] = useState<string>();
  const title = name ? (
    <>
      Order <span>{name}</span>
    </>
  ) : (
    'Your order'
  );
  return (
    <>
      <Head title="Order details" />
      <AccountPage skeleton={OrderSkeleton} title={title} before={<BackToOrders />}>
        {(token) => <OrderDetails token={token} search={location.search} onName={setName} />}
      </AccountPage>
    </>
  );
}
