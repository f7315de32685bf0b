import type { LinkKind } from './link-kind.ts';

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
