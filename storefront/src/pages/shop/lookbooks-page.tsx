import { Head } from '../../features/layout/head.tsx';
import { LookbooksIndex } from '../../features/lookbook/lookbook-covers.tsx';
import type { LookbookCover } from '../../features/lookbook/lookbook-data.ts';
import type { PageProps } from '../../page-runtime/page.ts';
import { paths } from '../../paths.ts';

export interface LookbooksPageData {
  covers: readonly LookbookCover[];
}

export default function LookbooksPage({ data: { covers } }: PageProps<LookbooksPageData>) {
  return (
    <>
      <Head
        title="Lookbooks"
        description="Ten lookbooks, shot between the studio and the sea: every piece in them can be bought off the page."
        canonical={paths.lookbooks()}
        picture={covers[0]?.picture.large}
      />
      <LookbooksIndex covers={covers} />
    </>
  );
}
