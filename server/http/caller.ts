/** Who sends a request, as far as the network tells. */
export interface Caller {
  /** Address of the browser, or of whoever speaks for it. */
  address: string | undefined;
  /** When it came: from then on all that is waited for counts together. */
  askedAt?: number;
}

/**
 * Finds out who asks. A proxy of ours appends the address it was asked from to X-Forwarded-For; what stands before that may
 * be anybody's invention, so only the last entry counts, and none where no proxy of ours stands before the shop.
 */
export function callerOf(headers: Headers, socketAddress: string | undefined, trustProxy: boolean): Caller {
  const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return { address: forwarded || socketAddress };
}
