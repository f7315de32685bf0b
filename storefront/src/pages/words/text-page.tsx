import { figureParts, pressParts, wallParts } from '../../features/content/parts/figure-parts.tsx';
import { storyParts } from '../../features/content/parts/story-parts.tsx';
import { valueParts } from '../../features/content/parts/values.tsx';
import { TextHead } from '../../features/content/text-head.tsx';
import type { TextPageData } from '../../features/content/text-page-data.ts';
import { TextView } from '../../features/content/text-view.tsx';
import type { PageProps } from '../../page-runtime/page.ts';

const PARTS = { ...valueParts, ...storyParts, ...figureParts, ...pressParts, ...wallParts };

/** A page of words from `content/pages/`. */
export default function TextPage({ data }: PageProps<TextPageData>) {
  return (
    <>
      <TextHead page={data} />
      <TextView page={data} parts={PARTS} />
    </>
  );
}
