import { valueParts } from '../../features/content/parts/values.tsx';
import { TextHead } from '../../features/content/text-head.tsx';
import type { TextPageData } from '../../features/content/text-page-data.ts';
import { TextView } from '../../features/content/text-view.tsx';
import { manualParts } from '../../features/returns/manual-parts.tsx';
import type { PageProps } from '../../page-runtime/page.ts';

const PARTS = { ...valueParts, ...manualParts };

/** Returns from countries without a label. */
export default function ManualReturnsPage({ data }: PageProps<TextPageData>) {
  return (
    <>
      <TextHead page={data} />
      <TextView page={data} parts={PARTS} />
    </>
  );
}
