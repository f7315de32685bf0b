import { useState } from 'react';
import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import type { ServiceAnswer } from '../../../services-api/ask-services.ts';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/text.module.css';
import { PageFailed } from '../../account/page-failed.tsx';
import { saveFile } from '../../account/save-file.ts';
import { customerWith, useServiceData } from '../../account/use-service-data.ts';
import tabs from '../club-page.module.css';
import rows from '../club-rows.module.css';
import { ClubStatementSkeleton } from '../club-skeletons.tsx';
import { pointsNumber } from '../terms/points-text.ts';
import { StatementLines } from './statement-lines.tsx';
import styles from './statement-page.module.css';
import { type StatementFilter, useStatement } from './use-statement.ts';

const FILTERS: ReadonlyArray<{ id: StatementFilter; label: string; none: string }> = [
  { id: 'all', label: 'All', none: 'No points have moved yet.' },
  { id: 'earned', label: 'Earned', none: 'No points have come in yet.' },
  { id: 'spent', label: 'Spent', none: 'No points have gone out yet.' },
  { id: 'pending', label: 'Pending', none: 'Nothing is waiting.' },
];

async function exportCsv(token: string): Promise<string> {
  const member = customerWith(token);
  const answer = await fetch('/services/club/statement.csv', {
    headers: { authorization: `Bearer ${token}`, 'x-user-id': member?.owner ?? '' },
  }).catch(() => undefined);
  if (!answer?.ok) return 'We could not fetch it just now. Try again in a minute.';
  saveFile('bay-club-statement.csv', await answer.text(), 'text/csv');
  return 'Saved as bay-club-statement.csv.';
}

function Sums({ data }: { data: ServiceAnswer<'club'> | undefined }) {
  const sums = [
    ['To spend', data?.available],
    ['Pending', data?.pending],
    ['Earned this year', data?.earnedThisYear],
    ['Spent this year', data?.spentThisYear],
  ] as const;
  return (
    <dl className={styles.sums}>
      {sums.map(([label, points]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{points === undefined ? '…' : pointsNumber(points)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Every point that came and went, and why. */
export function StatementPage({ token }: { token: string }) {
  const [filter, setFilter] = useState<StatementFilter>('all');
  const [saved, setSaved] = useState('');
  const { state, lines, more, reload } = useStatement(token, filter);
  // Asked for beside the lines, though it is shown with them.
  const { data: sums } = useServiceData('club', {}, token);
  if (state === 'failed' && !lines) return <PageFailed onRetry={reload} />;
  if (!lines) return <ClubStatementSkeleton />;
  const none = FILTERS.find(({ id }) => id === filter)?.none;
  return (
    <>
      <Sums data={sums} />
      <div className={styles.bar}>
        <fieldset className={styles.filters} aria-label="Show">
          {FILTERS.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              className={classNames(tabs.tab, filter === id && styles.chosen)}
              aria-pressed={filter === id}
              onClick={() => setFilter(id)}
            >
              {label}
            </button>
          ))}
        </fieldset>
        <Button variant="outline" size="small" onClick={() => void exportCsv(token).then(setSaved)}>
          Export CSV
        </Button>
      </div>
      <p role="status" className={styles.saved}>
        {saved}
      </p>
      {state === 'failed' && <PageFailed onRetry={reload} />}
      {lines.length > 0 ? (
        <StatementLines lines={lines} />
      ) : (
        <div className={rows.empty}>
          <h2 className={text.h3}>{none}</h2>
          <Link to={paths.club()} className={buttonClass({ size: 'small' })}>
            Ways to earn
          </Link>
        </div>
      )}
      {more && (
        <p className={rows.more}>
          <Button variant="outline" busy={state === 'loading'} onClick={more}>
            Earlier points
          </Button>
        </p>
      )}
    </>
  );
}
