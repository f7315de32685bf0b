import { BONUS_POINTS } from '@bluebird-bay/content/bay-club.ts';
import { ClubHero } from '../../features/club/landing/club-hero.tsx';
import type { ClubTerms } from '../../features/club/terms/club-terms.ts';
import { Head } from '../../features/layout/head.tsx';
import { belowFold, later } from '../../page-runtime/later.tsx';
import type { PageProps } from '../../page-runtime/page.ts';
import { paths } from '../../paths.ts';
import type { PictureSource } from '../../ui/picture.tsx';

const ClubExplained = belowFold(
  later(() => import('../../features/club/landing/club-explained.tsx').then((module) => module.ClubExplained)),
);

export interface BayClubPageData {
  picture: PictureSource;
  /** In the money of the page's country. */
  terms: ClubTerms;
}

export default function BayClubPage({ data, location }: PageProps<BayClubPageData>) {
  return (
    <>
      <Head
        title="Bay Club"
        description={`Points for every swim: ${BONUS_POINTS.welcome} when you join, more with every order, review, birthday and friend, and money off for them.`}
        canonical={paths.clubLanding()}
      />
      <ClubHero picture={data.picture} search={location.search} />
      <ClubExplained terms={data.terms} />
    </>
  );
}
