const DAY_MS = 24 * 60 * 60_000;

/** How long a sign-in lasts when it is not used (decisions.md D11): thirty days, and anew with each use. */
export const SESSION_MS = 30 * DAY_MS;

/** A use moves the end of a session only this often, so that reading does not write. */
export const SESSION_STEP_MS = DAY_MS;
