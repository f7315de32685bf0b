import { BlogIndex } from '../../features/content/blog-index.tsx';
import type { BlogData } from '../../features/content/text-page-data.ts';
import { Head } from '../../features/layout/head.tsx';
import type { PageProps } from '../../page-runtime/page.ts';
import { paths } from '../../paths.ts';

export default function BlogPage({ data: { posts } }: PageProps<BlogData>) {
  return (
    <>
      <Head
        title="Blog"
        description="The Bay Log: stories from Bluebird Bay about prints, swimmers, evenings out and promises to the sea."
        canonical={paths.blog()}
        picture={posts[0]?.picture.large}
      />
      <link rel="alternate" type="application/rss+xml" title="The Bay Log" href="/blog/rss.xml" />
      <link rel="alternate" type="application/atom+xml" title="The Bay Log" href="/blog/atom.xml" />
      <BlogIndex posts={posts} />
    </>
  );
}
