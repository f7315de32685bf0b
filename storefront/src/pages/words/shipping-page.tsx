import { valueParts } from '../../features/content/parts/values.tsx';
import { TextHead } from '../../features/content/text-head.tsx';
import type { TextPageData } from '../../features/content/text-page-data.ts';
import { TextView } from '../../features/content/text-view.tsx';
import { Delivery, type DeliveryRow, deliveryParts } from '../../features/delivery/delivery-table.tsx';
import type { PageProps } from '../../page-runtime/page.ts';

export interface ShippingPageData {
  page: TextPageData;
  rows: readonly DeliveryRow[];
}

const PARTS = { ...valueParts, ...deliveryParts };

export default function ShippingPage({ data: { page, rows } }: PageProps<ShippingPageData>) {
  return (
    <>
      <TextHead page={page} />
      <Delivery rows={rows}>
        <TextView page={page} parts={PARTS} />
      </Delivery>
    </>
  );
}
