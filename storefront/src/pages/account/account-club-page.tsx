import { ClubPage } from '../../features/club/club-page.tsx';
import { ClubHomeSkeleton, ClubHomeWaiting } from '../../features/club/club-skeletons.tsx';
import { Head } from '../../features/layout/head.tsx';
import { LostPart } from '../../features/layout/lost-part.tsx';
import { onDemand } from '../../page-runtime/on-demand.tsx';

const ClubHome = onDemand(
  () => import('../../features/club/member/club-home.tsx').then((module) => module.ClubHome),
  ClubHomeSkeleton,
  LostPart,
);

export default function AccountClubPage() {
  return (
    <>
      <Head title="Bay Club, your club home" />
      <ClubPage title="Bay Club" skeleton={ClubHomeWaiting}>
        {(token) => <ClubHome token={token} />}
      </ClubPage>
    </>
  );
}
