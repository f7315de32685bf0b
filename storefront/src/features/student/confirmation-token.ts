/** The token of an email's link, from what stands behind the # of the address. */
export function confirmationToken(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get('confirm') || undefined;
}
