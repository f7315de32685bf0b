import { useEffect, useState } from 'react';
import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import { readService, type ServiceAnswer } from '../../../services-api/ask-services.ts';
import { customerWith } from '../../account/use-service-data.ts';
import { pointsText } from '../terms/points-text.ts';
import styles from './order-points.module.css';

const TIMEOUT_MS = 12_000;

/** What the club's books say of one order of the member's own; nothing where they say nothing, or cannot be read. */
export function OrderPoints({ order, token }: { order: string; token: string }) {
  const [points, setPoints] = useState<ServiceAnswer<'club/order-points'>>();
  useEffect(() => {
    const member = customerWith(token);
    if (!member) return;
    const given = new AbortController();
    const signal = AbortSignal.any([given.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    readService('club/order-points', { order }, signal, member).then((answer) => {
      if (answer.ok && !given.signal.aborted) setPoints(answer.value);
    });
    return () => given.abort();
  }, [order, token]);
  if (!points || points.pending + points.available <= 0) return null;
  const isPending = points.pending > 0;
  return (
    <p className={styles.points}>
      This order {isPending ? 'brings' : 'brought'}{' '}
      <Link to={paths.clubStatement()}>{pointsText(points.pending + points.available)}</Link>.
      {isPending && ' They land once all of it has shipped.'}
    </p>
  );
}
