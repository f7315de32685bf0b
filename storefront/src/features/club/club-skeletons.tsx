import { PageSkeleton } from '../account/page-skeletons.tsx';
import styles from './club-skeletons.module.css';

/** The same boxes whichever page of the club it is: the ways between the pages, and so many parts of some height. */
const skeleton = (...parts: ReadonlyArray<string | undefined>) =>
  function ClubSkeleton() {
    return (
      <PageSkeleton>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes that hold nothing
          <div key={index} className={part} />
        ))}
      </PageSkeleton>
    );
  };

const { tabs, balance, next, ways, tiers, tiles, sums, rows, friend } = styles;

/** While it is not known who is signed in, the row of tabs is a box as well. */
export const ClubHomeWaiting = skeleton(tabs, balance, next, ways, tiers);
export const ClubHomeSkeleton = skeleton(balance, next, ways, tiers);
export const ClubRewardsWaiting = skeleton(tabs, tiles);
export const ClubRewardsSkeleton = skeleton(tiles);
export const ClubStatementWaiting = skeleton(tabs, sums, rows);
export const ClubStatementSkeleton = skeleton(sums, rows);
export const ClubPastWaiting = skeleton(tabs, rows);
export const ClubPastSkeleton = skeleton(rows);
export const ClubReferralsWaiting = skeleton(tabs, friend, rows);
export const ClubReferralsSkeleton = skeleton(friend, rows);
