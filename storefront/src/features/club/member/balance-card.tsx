import { EXPIRY_NOTICE_DAYS, TIERS, type TierId } from '@bluebird-bay/content/bay-club.ts';
import { useEffect, useState } from 'react';
import { wantsMotion } from '../../../page-runtime/wants-motion.ts';
import type { ServiceAnswer } from '../../../services-api/ask-services.ts';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/text.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import sea from '../../layout/sea.module.css';
import { localValues } from '../../storage/guarded-storage.ts';
import { clubDay, pointsNumber, pointsText, signedPoints } from '../terms/points-text.ts';
import styles from './balance-card.module.css';

/** The balance this browser has shown last, and whose it was: `7:1500`. */
const SHOWN_KEY = 'bayClubShown';
const COUNT_MS = 900;

function lastShown(owner: string): number | undefined {
  const [whose, points] = localValues.read(SHOWN_KEY)?.split(':') ?? [];
  return whose === owner && points !== undefined && /^-?\d{1,9}$/.test(points) ? Number(points) : undefined;
}

/**
 * A balance that counts up from what it was when it was last looked at; where motion is not wanted, or nothing has come, it is
 * simply there. What is read out is the balance alone.
 */
function CountUp({ owner, points, className }: { owner: string; points: number; className?: string | undefined }) {
  const [shown, setShown] = useState(() => {
    const before = lastShown(owner) ?? 0;
    return before < points && wantsMotion() ? before : points;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: counts from what is shown when the balance changes, once
  useEffect(() => {
    localValues.write(SHOWN_KEY, `${owner}:${points}`);
    const from = shown;
    if (from >= points || !wantsMotion()) return setShown(points);
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now: number): void {
      const part = Math.min(1, Math.max(0, now - began) / COUNT_MS);
      // Fast at first, and slower towards the end.
      setShown(Math.round(from + (points - from) * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [owner, points]);

  return (
    <p className={className}>
      <span aria-hidden="true">{pointsNumber(shown)}</span>
      <VisuallyHidden>{pointsNumber(points)}</VisuallyHidden>
    </p>
  );
}

type Standing = ServiceAnswer<'club'>;

const DAY_MS = 86_400_000;
/** A tier that ends this soon is a thing to know of. */
const LAPSE_NOTICE_DAYS = 60;

export const tierOf = (id: TierId) => TIERS.find((tier) => tier.id === id) ?? TIERS[0];

function pendingText({ pending, pendingFrom }: Standing): string | undefined {
  if (pending <= 0) return undefined;
  const [newest] = pendingFrom;
  const only = pendingFrom.length === 1 && newest?.points === pending && newest.detail !== '';
  return `${signedPoints(pending)} pending${only ? ` from ${newest.detail}` : ''}`;
}

const lapsesSoon = ({ tier: { lapse } }: Standing, now: number): boolean =>
  lapse !== null && Date.parse(lapse.at) - now < LAPSE_NOTICE_DAYS * DAY_MS;

/** What may become of the points and the tier, where somebody should know. */
function warnings(standing: Standing, now: number): string[] {
  const {
    available,
    expiresAt,
    tier: { id, lapse },
  } = standing;
  const said: string[] = [];
  if (available < 0)
    said.push('A return took back more points than were left. What you earn next fills the gap first.');
  if (expiresAt && Date.parse(expiresAt) - now < EXPIRY_NOTICE_DAYS * DAY_MS)
    said.push(`Your points run out on ${clubDay(expiresAt)}. An order or a review before then keeps them.`);
  if (lapse && lapsesSoon(standing, now))
    said.push(`Earn ${pointsText(lapse.missing)} by ${clubDay(lapse.at)} to stay a ${tierOf(id).name}.`);
  return said;
}

/** What can be spent, what waits, and how far it is to the next tier. */
export function BalanceCard({ standing, owner, now }: { standing: Standing; owner: string; now: number }) {
  const { available, earnedThisYear, tier } = standing;
  const pending = pendingText(standing);
  const here = tierOf(tier.id);
  const next = tier.next && tierOf(tier.next.id);
  return (
    <section className={styles.card} aria-label="Balance">
      <div>
        <p className={styles.label}>Points to spend</p>
        <CountUp owner={owner} points={available} className={classNames(styles.number, available < 0 && styles.debt)} />
        {pending && <p className={styles.line}>{pending}</p>}
      </div>
      <div className={styles.tier}>
        <p className={styles.ends}>
          <b>{here.name}</b>
          {next && <b>{next.name}</b>}
        </p>
        {next && tier.next ? (
          <>
            <div
              className={styles.way}
              role="progressbar"
              aria-label={`Progress to ${next.name}`}
              aria-valuemin={0}
              aria-valuemax={next.from}
              aria-valuenow={Math.max(0, Math.min(next.from, earnedThisYear))}
            >
              <i style={{ inlineSize: `${Math.max(0, Math.min(100, (earnedThisYear / next.from) * 100))}%` }} />
            </div>
            <p className={styles.line}>
              <b>{pointsText(tier.next.missing)}</b> to {next.name}
              {tier.countsUntil && `, by ${clubDay(tier.countsUntil)}`}
            </p>
          </>
        ) : (
          <p className={styles.line}>This is as deep as it goes. Enjoy the view.</p>
        )}
        {tier.lapse && !lapsesSoon(standing, now) && (
          <p className={styles.line}>
            {here.name} until {clubDay(tier.lapse.at)}, at least
          </p>
        )}
      </div>
      {warnings(standing, now).map((said) => (
        <p key={said} className={classNames(text.meta, styles.warning)}>
          {said}
        </p>
      ))}
      <div className={classNames(sea.sea, styles.sea)} aria-hidden="true" />
    </section>
  );
}
