import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import type { ServiceAnswer } from '../../../services-api/ask-services.ts';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/text.module.css';
import { PageFailed } from '../../account/page-failed.tsx';
import { useServiceData } from '../../account/use-service-data.ts';
import styles from '../club-rows.module.css';
import { ClubPastSkeleton } from '../club-skeletons.tsx';
import type { ClubTerms } from '../terms/club-terms.ts';
import { clubDay, signedPoints } from '../terms/points-text.ts';
import { useClubTerms } from '../terms/use-club-terms.ts';
import { rewardText } from './reward-name.tsx';

type Redemption = ServiceAnswer<'club/rewards'>['past'][number];

function endOf({ state, usedIn }: Redemption): { label: string; line: string } {
  if (state === 'used') return { label: 'Used', line: usedIn ? `In order ${usedIn}` : 'In an order' };
  if (state === 'undone') return { label: 'Undone', line: 'You undid it before using it, points returned' };
  return { label: 'Expired', line: 'Its date passed unused, points returned' };
}

function Row({ redemption, terms }: { redemption: Redemption; terms: ClubTerms }) {
  const { state, reward, points, endedAt, madeAt } = redemption;
  const { label, line } = endOf(redemption);
  const cost = state === 'used' ? -points : 0;
  return (
    <tr>
      <td className={styles.what}>
        <b>{rewardText(reward, terms)}</b>
        <small>{line}</small>
      </td>
      <td className={styles.status}>
        <span className={classNames(styles.badge, styles[state])}>{label}</span>
      </td>
      <td className={styles.date}>{clubDay(endedAt ?? madeAt)}</td>
      <td className={classNames(styles.number, styles.points)}>
        <b>{signedPoints(cost)}</b>
      </td>
    </tr>
  );
}

/** What became of rewards: used, undone, run out (CLB-003). */
export function PastRewards({ token }: { token: string }) {
  const { state, data, reload } = useServiceData('club/rewards', {}, token);
  const terms = useClubTerms();
  if (state === 'failed') return <PageFailed onRetry={reload} />;
  if (!data || !terms) return <ClubPastSkeleton />;
  if (data.past.length === 0)
    return (
      <div className={styles.empty}>
        <h2 className={text.h3}>Nothing behind you yet</h2>
        <p>Rewards you have used, undone or let go by are kept here.</p>
        <Link to={paths.clubRewards()} className={buttonClass({ size: 'small' })}>
          See my rewards
        </Link>
      </div>
    );
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Reward</th>
          <th scope="col">What became of it</th>
          <th scope="col">Date</th>
          <th scope="col" className={styles.number}>
            Points
          </th>
        </tr>
      </thead>
      <tbody>
        {data.past.map((redemption) => (
          <Row key={redemption.id} redemption={redemption} terms={terms} />
        ))}
      </tbody>
    </table>
  );
}
