const DAY_MS = 24 * 60 * 60_000;

/** How long a sign-in lasts when it is not used (decisions.md D11): thirty days, and anew with each use. */
export const SESSION_MS = 30 * DAY_MS;

/** How long a sign-in lasts however often it is used: then the password is asked for again. */
export const LONGEST_SESSION_MS = 365 * DAY_MS;

/**
 * The password must have been given this recently for what cannot be taken back: a token that was found lying about closes
 * nobody's account and changes nobody's password.
 */
export const FRESH_MS = 5 * 60_000;

/** A use moves the end of a session only this often, so that reading does not write. */
export const SESSION_STEP_MS = DAY_MS;
