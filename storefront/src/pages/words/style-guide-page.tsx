import { valueParts } from '../../features/content/parts/values.tsx';
import { TextHead } from '../../features/content/text-head.tsx';
import type { TextPageData } from '../../features/content/text-page-data.ts';
import { TextView } from '../../features/content/text-view.tsx';
import type { PartProps } from '../../features/content/words.tsx';
import { type ShapePictures, ShapePicturesProvider } from '../../features/style-guide/shape-pictures.ts';
import { later } from '../../page-runtime/later.tsx';
import type { PageProps } from '../../page-runtime/page.ts';

export interface StyleGuidePageData {
  page: TextPageData;
  pictures: ShapePictures;
}

const PARTS = {
  ...valueParts,
  ShapeChooser: later<PartProps>(() =>
    import('../../features/style-guide/shape-chooser.tsx').then((module) => module.ShapeChooser),
  ),
  ShapeGuide: later<PartProps>(() =>
    import('../../features/style-guide/shape-guide.tsx').then((module) => module.ShapeGuide),
  ),
};

export default function StyleGuidePage({ data: { page, pictures } }: PageProps<StyleGuidePageData>) {
  return (
    <>
      <TextHead page={page} />
      <ShapePicturesProvider value={pictures}>
        <TextView page={page} parts={PARTS} />
      </ShapePicturesProvider>
    </>
  );
}
