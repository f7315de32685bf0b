import { Head } from '../../features/layout/head.tsx';
import { TrackOrder } from '../../features/orders/track-order.tsx';
import { paths } from '../../paths.ts';

export default function TrackOrderPage() {
  return (
    <>
      <Head
        title="Track an order"
        description="Where your parcel is and when it arrives, by order number and email. No account needed."
        canonical={paths.trackOrder()}
      />
      <TrackOrder />
    </>
  );
}
