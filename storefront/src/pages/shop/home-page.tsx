import { RETURN_DAYS } from '@bluebird-bay/content/promises.ts';
import { CategoryTiles } from '../../features/home/category-tiles.tsx';
import { Hero, type HeroPictures } from '../../features/home/hero.tsx';
import type { HomeBelowData } from '../../features/home/home-below.tsx';
import type { CollectionTile } from '../../features/home/home-collections.ts';
import { Head } from '../../features/layout/head.tsx';
import { belowFold, later } from '../../page-runtime/later.tsx';
import type { PageProps } from '../../page-runtime/page.ts';
import { paths } from '../../paths.ts';

const HomeBelow = belowFold(
  later(() => import('../../features/home/home-below.tsx').then((module) => module.HomeBelow)),
);

export interface HomePageData extends HomeBelowData {
  hero: HeroPictures;
  /** Swim, Men's, Accessories, Beachwear. */
  categories: readonly CollectionTile[];
}

export default function HomePage({ data }: PageProps<HomePageData>) {
  return (
    <>
      <Head
        title="Swimwear with better prints"
        description={`Bikinis, one-pieces, swim shorts and beachwear in prints drawn by hand, in sizes XS to XXL. Free returns for ${RETURN_DAYS} days.`}
        canonical={paths.home()}
        picture={data.hero.laptop.large}
      />
      <Hero pictures={data.hero} shop={data.shop} />
      <CategoryTiles tiles={data.categories} />
      <HomeBelow data={data} />
    </>
  );
}
