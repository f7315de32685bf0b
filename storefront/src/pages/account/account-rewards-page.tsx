import { ClubPage } from '../../features/club/club-page.tsx';
import { ClubRewardsSkeleton, ClubRewardsWaiting } from '../../features/club/club-skeletons.tsx';
import { Head } from '../../features/layout/head.tsx';
import { LostPart } from '../../features/layout/lost-part.tsx';
import { onDemand } from '../../page-runtime/on-demand.tsx';

const MyRewards = onDemand(
  () => import('../../features/club/rewards/my-rewards.tsx').then((module) => module.MyRewards),
  ClubRewardsSkeleton,
  LostPart,
);

export default function AccountRewardsPage() {
  return (
    <>
      <Head title="Bay Club, my rewards" />
      <ClubPage title="My rewards" skeleton={ClubRewardsWaiting}>
        {(token) => <MyRewards token={token} />}
      </ClubPage>
    </>
  );
}
