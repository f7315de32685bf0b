import { valueParts } from '../../features/content/parts/values.tsx';
import { TextHead } from '../../features/content/text-head.tsx';
import type { TextPageData } from '../../features/content/text-page-data.ts';
import { Prose } from '../../features/content/text-view.tsx';
import { Words } from '../../features/content/words.tsx';
import { ContactView } from '../../features/help/contact-view.tsx';
import type { PageProps } from '../../page-runtime/page.ts';

/** Ways that are quicker, the form, and the words of `content/pages/contact-us.mdx`. */
export default function ContactPage({ data }: PageProps<TextPageData>) {
  return (
    <>
      <TextHead page={data} />
      <ContactView lead={data.front.lead}>
        <Prose>
          <Words words={data.words} parts={valueParts} />
        </Prose>
      </ContactView>
    </>
  );
}
