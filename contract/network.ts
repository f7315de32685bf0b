/** Expands '2001:db8::1' to its eight groups. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: gap }, () => '0'), ...after];
}

/**
 * Whom an address is counted as: itself for IPv4, its /64 for IPv6, because a household or an attacker has a whole one.
 * Nobody knows the address: everyone without one is counted together.
 */
export function networkOf(address: string | undefined): string {
  if (!address) return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const prefix = groupsOf(address.replace(/%.*$/, '')).slice(0, 4);
  return `${prefix.map((group) => (Number.parseInt(group, 16) || 0).toString(16)).join(':')}::/64`;
}

/** This machine, and who has no address at all: whoever calls from within, or a proxy that does not say for whom. */
export const isWithin = (network: string): boolean => network === 'unknown' || /^(?:127\.|0:0:0:0::)/.test(network);
