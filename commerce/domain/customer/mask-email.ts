const DOTS = '•••••';

/** An address as its owner knows it and nobody else can use it: `m•••••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const first = [...email.slice(0, Math.max(at, 0))][0] ?? '';
  return `${first}${DOTS}${at < 0 ? '' : email.slice(at)}`;
}
