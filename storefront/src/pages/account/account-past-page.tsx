import { ClubPage } from '../../features/club/club-page.tsx';
import { ClubPastSkeleton, ClubPastWaiting } from '../../features/club/club-skeletons.tsx';
import { Head } from '../../features/layout/head.tsx';
import { LostPart } from '../../features/layout/lost-part.tsx';
import { onDemand } from '../../page-runtime/on-demand.tsx';

const PastRewards = onDemand(
  () => import('../../features/club/rewards/past-rewards.tsx').then((module) => module.PastRewards),
  ClubPastSkeleton,
  LostPart,
);

export default function AccountPastPage() {
  return (
    <>
      <Head title="Bay Club, past rewards" />
      <ClubPage title="Past rewards" skeleton={ClubPastWaiting}>
        {(token) => <PastRewards token={token} />}
      </ClubPage>
    </>
  );
}
