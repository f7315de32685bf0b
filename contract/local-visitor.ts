/** Headers of whatever stands between a visitor and this process. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via', 'cf-connecting-ip'] as const;

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;
const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether an origin or address leads to the machine it is used on, and so is of no use to anybody else. */
export const isLocalAddress = (address: string): boolean =>
  URL.canParse(address) && LOCAL_HOST.test(new URL(address).hostname);

/**
 * Whether a request was made on this very machine: from its own address, by its own name (so no other site can have had its
 * name pointed here), and not handed on by a proxy, behind which anybody may stand.
 */
export function isLocalVisitor(request: Request, caller: { address?: string | undefined }): boolean {
  if (!LOOPBACK.test(caller.address ?? '')) return false;
  const host = request.headers.get('host') ?? new URL(request.url).host;
  // A request for a whole address may name this machine there and somebody else's in its header; a browser never does.
  if (!isLocalAddress(request.url) || !isLocalAddress(`http://${host}`)) return false;
  return FORWARDED.every((name) => !request.headers.has(name));
}
