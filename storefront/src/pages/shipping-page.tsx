import Text from '@bluebird-bay/content/pages/shipping-and-order-information.mdx';
import { ContentPage } from '../features/content/content-page.tsx';
import { Delivery, type DeliveryRow, deliveryParts } from '../features/delivery/delivery-table.tsx';
import { Head } from '../features/layout/head.tsx';
import type { PageProps } from '../page-runtime/page.ts';
import { paths } from '../paths.ts';

export interface ShippingPageData {
  rows: readonly DeliveryRow[];
}

export default function ShippingPage({ data: { rows } }: PageProps<ShippingPageData>) {
  return (
    <>
      <Head
        title="Shipping and order information"
        description={`What sending a parcel costs and how long it takes, for ${rows.length} countries, and how returns work.`}
        canonical={paths.shipping()}
      />
      <ContentPage
        here="Shipping"
        title="Shipping and orders"
        lead={`From the studio to ${rows.length} countries, in a parcel that fits most letterboxes and all doorsteps.`}
      >
        <Delivery rows={rows}>
          <Text components={deliveryParts} />
        </Delivery>
      </ContentPage>
    </>
  );
}
