import { globalId, parseGlobalId } from '../ids/global-id.ts';

/** A cart id taken apart: the token names the cart, the secret is the key to its buyer and to changing it (D7). */
export interface CartIdParts {
  token: string;
  secret: string | undefined;
}

/** 'gid://shopify/Cart/<token>?key=<secret>', without the key where none was shown. */
export function cartId({ token, secret }: CartIdParts): string {
  return globalId('Cart', secret === undefined ? token : `${token}?key=${secret}`);
}

/** Undefined for anything that no cart of ours can be called. */
export function parseCartId(id: string): CartIdParts | undefined {
  const parsed = parseGlobalId(id);
  const [, token, secret] = /^([\w-]{16,64})(?:\?key=([\w-]{16,64}))?$/.exec(parsed?.rest ?? '') ?? [];
  return parsed?.type === 'Cart' && token !== undefined ? { token, secret } : undefined;
}

/** 'gid://shopify/CartLine/<uuid>?cart=<token>'. */
export function cartLineId(lineId: string, cartToken: string): string {
  return globalId('CartLine', `${lineId}?cart=${cartToken}`);
}

/** A cart line's id taken apart; undefined for anything that is none. */
export function parseCartLineId(id: string): { lineId: string; cartToken: string } | undefined {
  const parsed = parseGlobalId(id);
  const [, lineId, cartToken] = /^([\w-]{1,64})\?cart=([\w-]{16,64})$/.exec(parsed?.rest ?? '') ?? [];
  return parsed?.type === 'CartLine' && lineId !== undefined && cartToken !== undefined
    ? { lineId, cartToken }
    : undefined;
}

/** The part of a cart line's id that names the line; whatever was sent, if it is no such id. */
export function lineNameIn(id: string): string {
  const parsed = parseGlobalId(id);
  return (parsed?.type === 'CartLine' ? parsed.rest : id).replace(/\?.*$/s, '');
}
