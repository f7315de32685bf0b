/** What a mailed link is for: opening an account, or a new password. */
export type LinkKind = 'activate' | 'reset';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long a link works. Source: reliability A5; an invitation may lie in a mailbox for a while. */
export const LINK_LIFETIME_MS: Readonly<Record<LinkKind, number>> = { activate: 30 * DAY_MS, reset: 60 * MINUTE_MS };

/** A second email within this time is not written: nobody can fill a stranger's mailbox, or end their link at will. */
export const LINK_PAUSE_MS = 2 * MINUTE_MS;
