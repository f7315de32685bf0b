import { TextHead } from '../../features/content/text-head.tsx';
import type { TextPageData } from '../../features/content/text-page-data.ts';
import { TextView } from '../../features/content/text-view.tsx';
import { SizeGuide, type SizeGuideData, sizeGuideParts } from '../../features/size-guide/size-guide.tsx';
import type { PageProps } from '../../page-runtime/page.ts';

export interface SizeGuidePageData extends SizeGuideData {
  page: TextPageData;
}

export default function SizeGuidePage({ data }: PageProps<SizeGuidePageData>) {
  return (
    <>
      <TextHead page={data.page} />
      <SizeGuide data={data}>
        <TextView page={data.page} parts={sizeGuideParts} />
      </SizeGuide>
    </>
  );
}
