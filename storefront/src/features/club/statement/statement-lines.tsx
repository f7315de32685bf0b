import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import link from '../../../ui/buttons/link-button.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from '../club-rows.module.css';
import { clubDay, pointsNumber, signedPoints } from '../terms/points-text.ts';
import type { StatementLine } from './use-statement.ts';

const STATUS = { pending: 'Pending', approved: 'Approved', spent: 'Spent' } as const;

function Detail({ line }: { line: StatementLine }) {
  const { detail, order, status, redemption } = line;
  const isOrder = order !== null && detail !== '';
  const code = redemption && `, code ${redemption.code}`;
  return (
    <>
      {(detail || code) && (
        <small>
          {isOrder ? <Link to={paths.order(order)}>{detail}</Link> : detail}
          {isOrder && status === 'pending' && ', approved when it ships'}
          {code}
        </small>
      )}
      {redemption?.isReady && (
        <Link to={paths.clubRewards()} className={link.link}>
          Undo while unused
        </Link>
      )}
    </>
  );
}

/** The points as a bank would tell them (CLB-004 to CLB-007). */
export function StatementLines({ lines }: { lines: readonly StatementLine[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">What happened</th>
          <th scope="col">Status</th>
          <th scope="col" className={styles.number}>
            Points
          </th>
          <th scope="col" className={styles.number}>
            Balance
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added below
          <tr key={index}>
            <td className={styles.date}>{clubDay(line.dateCreated)}</td>
            <td className={styles.what}>
              <b>{line.title}</b>
              <Detail line={line} />
            </td>
            <td className={styles.status}>
              <span className={classNames(styles.badge, styles[line.status])}>{STATUS[line.status]}</span>
            </td>
            <td className={classNames(styles.number, styles.points)}>
              <b className={line.status === 'pending' ? styles.waiting : line.points < 0 ? styles.minus : styles.plus}>
                {signedPoints(line.points)}
              </b>
            </td>
            <td className={classNames(styles.number, styles.balance)} data-counted={line.balance !== null || undefined}>
              {line.balance === null ? <VisuallyHidden>not yet counted</VisuallyHidden> : pointsNumber(line.balance)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
