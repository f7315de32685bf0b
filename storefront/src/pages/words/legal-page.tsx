import { LegalView, storedParts } from '../../features/content/legal-view.tsx';
import { storyParts } from '../../features/content/parts/story-parts.tsx';
import { valueParts } from '../../features/content/parts/values.tsx';
import { TextHead } from '../../features/content/text-head.tsx';
import type { TextPageData } from '../../features/content/text-page-data.ts';
import type { PageProps } from '../../page-runtime/page.ts';

const PARTS = { ...valueParts, ...storyParts, ...storedParts };

/** A page of law from `content/law/`. */
export default function LegalPage({ data }: PageProps<TextPageData>) {
  return (
    <>
      <TextHead page={data} />
      <LegalView page={data} parts={PARTS} />
    </>
  );
}
