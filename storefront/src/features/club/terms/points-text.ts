const NUMBER = new Intl.NumberFormat('en-US');
/** A true minus: hyphens are too short beside figures. */
const MINUS = '−';

/** "1,500", "−200". */
export function pointsNumber(points: number): string {
  return points < 0 ? `${MINUS}${NUMBER.format(-points)}` : NUMBER.format(points);
}

/** "1,500 points", "1 point". */
export function pointsText(points: number): string {
  return `${pointsNumber(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
}

/** A change of points: "+100", "−200". */
export function signedPoints(points: number): string {
  return points > 0 ? `+${pointsNumber(points)}` : pointsNumber(points);
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** "3 May 2027". The club's days are those of UTC, for everybody the same. */
export function clubDay(moment: string): string {
  return DAY.format(new Date(moment));
}
