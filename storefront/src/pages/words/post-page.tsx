import { storyParts } from '../../features/content/parts/story-parts.tsx';
import { valueParts } from '../../features/content/parts/values.tsx';
import { PostView } from '../../features/content/post-view.tsx';
import { TextHead } from '../../features/content/text-head.tsx';
import type { PostData } from '../../features/content/text-page-data.ts';
import type { PageProps } from '../../page-runtime/page.ts';

const PARTS = { ...valueParts, ...storyParts };

/** A post from `content/blog/`. */
export default function PostPage({ data }: PageProps<PostData>) {
  return (
    <>
      <TextHead page={data} />
      <PostView post={data} parts={PARTS} />
    </>
  );
}
