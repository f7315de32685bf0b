const LEAST_S = 2;
/** Nobody looks at a page for much longer; half as long again is added by chance. */
const MOST_S = 20;
/** So many may be turned away in a second before that is what keeps the shop busy. */
const TURNED_AWAY_A_SECOND = 100;

/** How many seconds a refused request is told to wait (`Retry-After`). */
export type RetryAfter = () => number;

/**
 * The larger the crowd outside, the longer each stays away: told "in two seconds", two thousand people would be a thousand
 * refusals a second. They do not all come back at the same moment.
 */
export function createRetryAfter({ clock = () => performance.now(), random = Math.random } = {}): RetryAfter {
  let seconds = LEAST_S;
  let since = clock();
  let lastAt = since;
  let turnedAway = 0;
  return () => {
    const now = clock();
    const passed = (now - since) / 1_000;
    const haveGone = now - lastAt > seconds * 2_000;
    lastAt = now;
    if (haveGone) turnedAway = 0;
    if (haveGone || passed >= seconds) {
      // Each of them comes once in as long as they were told to stay away.
      const crowd = (turnedAway / passed) * seconds;
      seconds = Math.min(MOST_S, Math.max(LEAST_S, Math.ceil(crowd / TURNED_AWAY_A_SECOND)));
      since = now;
      turnedAway = 0;
    }
    turnedAway += 1;
    return seconds + Math.floor((random() * seconds) / 2);
  };
}
