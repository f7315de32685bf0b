import Text from '@bluebird-bay/content/pages/size-guide.mdx';
import { ContentPage } from '../features/content/content-page.tsx';
import { Head } from '../features/layout/head.tsx';
import { SizeGuide, type SizeGuideData, sizeGuideParts } from '../features/size-guide/size-guide.tsx';
import type { PageProps } from '../page-runtime/page.ts';
import { paths } from '../paths.ts';

export default function SizeGuidePage({ data }: PageProps<SizeGuideData>) {
  return (
    <>
      <Head
        title="Size guide"
        description="Bust, waist and hips from XS to XXL in inches and centimetres, our sizes in other countries, and what to do between two."
        canonical={paths.sizeGuide()}
      />
      <ContentPage
        here="Size guide"
        title="Size guide"
        lead="Six sizes, one tape measure, no sighing. The numbers are for the body; the ease is our business."
      >
        <SizeGuide data={data}>
          <Text components={sizeGuideParts} />
        </SizeGuide>
      </ContentPage>
    </>
  );
}
