import { ClubPage } from '../../features/club/club-page.tsx';
import { ClubReferralsSkeleton, ClubReferralsWaiting } from '../../features/club/club-skeletons.tsx';
import { Head } from '../../features/layout/head.tsx';
import { LostPart } from '../../features/layout/lost-part.tsx';
import { onDemand } from '../../page-runtime/on-demand.tsx';

const ReferralsPage = onDemand(
  () => import('../../features/club/referrals/referrals-page.tsx').then((module) => module.ReferralsPage),
  ClubReferralsSkeleton,
  LostPart,
);

export default function AccountReferralsPage() {
  return (
    <>
      <Head title="Bay Club, referrals" />
      <ClubPage title="Bring a friend" skeleton={ClubReferralsWaiting}>
        {(token) => <ReferralsPage token={token} />}
      </ClubPage>
    </>
  );
}
