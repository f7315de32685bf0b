import { Head } from '../../features/layout/head.tsx';
import type { LookbookPages, LookbookSpread } from '../../features/lookbook/lookbook-data.ts';
import { Spread } from '../../features/lookbook/spread.tsx';
import { belowFold, later } from '../../page-runtime/later.tsx';
import type { PageProps } from '../../page-runtime/page.ts';
import { paths } from '../../paths.ts';

const LookbookBelow = belowFold(
  later(() => import('../../features/lookbook/lookbook-below.tsx').then((module) => module.LookbookBelow)),
);

export interface LookbookPageData {
  slug: string;
  description: string;
  spread: LookbookSpread;
  pages: LookbookPages;
}

export default function LookbookPage({ data: { slug, description, spread, pages } }: PageProps<LookbookPageData>) {
  return (
    <>
      <Head
        title={`${spread.title} lookbook`}
        description={description}
        canonical={paths.lookbook(slug)}
        picture={spread.cover.picture.large}
      />
      <Spread key={slug} spread={spread} path={paths.lookbook(slug)} />
      <LookbookBelow key={`${slug}-pages`} pages={pages} />
    </>
  );
}
