/** What a mailed link carries in its address. */
export interface LinkSecret {
  /** The customer's plain id. */
  cxid: string;
  token: string;
}

export type LinkKind = 'activate' | 'reset';

const LINK = /^(?:\/[a-z]{2})?\/account\/(activate|reset)\/(\d{1,15})\/([\w-]{1,200})\/?$/;

/** The secret in the address of a mailed link; undefined for the page without one, and for anything that cannot be one. */
export function linkSecret(pathname: string, kind: LinkKind): LinkSecret | undefined {
  const [, found, cxid, token] = LINK.exec(pathname) ?? [];
  return found === kind && cxid && token ? { cxid, token } : undefined;
}
