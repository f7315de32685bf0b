import { valueParts } from '../../features/content/parts/values.tsx';
import { TextHead } from '../../features/content/text-head.tsx';
import type { TextPageData } from '../../features/content/text-page-data.ts';
import { Prose } from '../../features/content/text-view.tsx';
import { Words } from '../../features/content/words.tsx';
import { later } from '../../page-runtime/later.tsx';
import type { PageProps } from '../../page-runtime/page.ts';

const ReturnRequest = later(() =>
  import('../../features/returns/return-request.tsx').then((module) => module.ReturnRequest),
);

/** Asks for a return, with the words of `content/pages/request-a-return.mdx` after it. */
export default function RequestReturnPage({ data, location }: PageProps<TextPageData>) {
  return (
    <>
      <TextHead page={data} />
      <ReturnRequest search={location.search} lead={data.front.lead}>
        <Prose>
          <Words words={data.words} parts={valueParts} />
        </Prose>
      </ReturnRequest>
    </>
  );
}
