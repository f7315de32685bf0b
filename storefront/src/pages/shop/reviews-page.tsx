import { valueParts } from '../../features/content/parts/values.tsx';
import { TextHead } from '../../features/content/text-head.tsx';
import type { TextPageData } from '../../features/content/text-page-data.ts';
import { TextView } from '../../features/content/text-view.tsx';
import { ReviewsWall } from '../../features/reviews/wall/reviews-wall.tsx';
import type { PageProps } from '../../page-runtime/page.ts';

const PARTS = { ...valueParts, ReviewsWall };

/** Every review of the shop (RAT-007). */
export default function ReviewsPage({ data }: PageProps<TextPageData>) {
  return (
    <>
      <TextHead page={data} />
      <TextView page={data} parts={PARTS} />
    </>
  );
}
