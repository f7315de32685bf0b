import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { localValues } from '../../storage/guarded-storage.ts';
import { pointsNumber } from '../terms/points-text.ts';

/** The balance this browser has shown last, and whose it was: `7:1500`. */
const SHOWN_KEY = 'bayClubShown';
const COUNT_MS = 900;

function lastShown(owner: string): number | undefined {
  const [whose, points] = localValues.read(SHOWN_KEY)?.split(':') ?? [];
  return whose === owner && points !== undefined && /^-?\d{1,9}$/.test(points) ? Number(points) : undefined;
}

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A balance that counts up from what it was when it was last looked at; where motion is not wanted, or nothing has come, it is
 * simply there. What is read out is the balance alone.
 */
export function CountUp({
  owner,
  points,
  className,
}: {
  owner: string;
  points: number;
  className?: string | undefined;
}) {
  const [shown, setShown] = useState(() => {
    const before = lastShown(owner) ?? 0;
    return before < points && !isStill() ? before : points;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: counts from what is shown when the balance changes, once
  useEffect(() => {
    localValues.write(SHOWN_KEY, `${owner}:${points}`);
    const from = shown;
    if (from >= points || isStill()) return setShown(points);
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
