import { valueParts } from '../../features/content/parts/values.tsx';
import { TextHead } from '../../features/content/text-head.tsx';
import type { TextPageData } from '../../features/content/text-page-data.ts';
import { TextView } from '../../features/content/text-view.tsx';
import { later } from '../../page-runtime/later.tsx';
import type { PageProps } from '../../page-runtime/page.ts';

const HelpIndex = later(() => import('../../features/help/help-index.tsx').then((module) => module.HelpIndex));

/** Questions people ask, with the words of `content/pages/help.mdx` after them. */
export default function HelpPage({ data }: PageProps<TextPageData>) {
  return (
    <>
      <TextHead page={data} />
      <TextView page={data} parts={valueParts} before={<HelpIndex />} />
    </>
  );
}
