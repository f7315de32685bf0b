/** What a mailed link is for: opening an account, or a new password. */
export type LinkKind = 'activate' | 'reset';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long a link works. Source: reliability A5; an invitation may lie in a mailbox for a while. */
export const LINK_LIFETIME_MS: Readonly<Record<LinkKind, number>> = { activate: 30 * DAY_MS, reset: 60 * MINUTE_MS };

/** A second email within this time is not written: nobody can fill a stranger's mailbox, or end their link at will. */
export const LINK_PAUSE_MS = 2 * MINUTE_MS;

const PATH = /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/account\/(activate|reset)\/(\d{1,15})\/([\w-]{20,200})\/?$/i;

/** The page of a storefront where a mailed token is used: `/account/reset/12/<token>/` (spec §2), below its `/account`. */
export function accountLink(account: string, kind: LinkKind, customerId: number, token: string): string {
  return `${account}/${kind}/${customerId}/${token}/`;
}

/** What a link of {@link accountLink} holds, with or without a language before it; undefined for any other address. */
export function parseAccountLink(url: string, kind: LinkKind): { customerId: number; token: string } | undefined {
  if (!URL.canParse(url)) return undefined;
  const [, foundKind, id, token] = PATH.exec(new URL(url).pathname) ?? [];
  return foundKind === kind && id && token ? { customerId: Number(id), token } : undefined;
}
