import { Head } from '../../features/layout/head.tsx';
import type { SearchViewProps } from '../../features/search/search-view.tsx';
import { later } from '../../page-runtime/later.tsx';
import type { PageProps } from '../../page-runtime/page.ts';
import { paths } from '../../paths.ts';

/** Lists are what collections are made of too: kept out of what every page loads first. */
const SearchView = later(() => import('../../features/search/search-view.tsx').then((module) => module.SearchView));

export type SearchPageData = Pick<SearchViewProps, 'picks' | 'picture' | 'found'>;

export default function SearchPage({ data, location }: PageProps<SearchPageData>) {
  const terms = new URLSearchParams(location.search).get('q')?.trim();
  return (
    <>
      <Head
        title={terms ? `Search for ${terms}` : 'Search'}
        description="Find a print, a piece or a colour at Bluebird Bay."
        canonical={paths.search()}
      />
      <SearchView location={location} {...data} />
    </>
  );
}
