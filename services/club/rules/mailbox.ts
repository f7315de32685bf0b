const DOTS = '•••••';
/** Mail services that deliver with and without dots in the name. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

const partsOf = (email: string): [name: string, host: string] => {
  const at = email.lastIndexOf('@');
  return [email.slice(0, Math.max(at, 0)), email.slice(at + 1)];
};

const initial = (text: string): string => [...text][0] ?? '';

/** An address as its owner's friends may see it: `t•••••@p•••••.me`. The dots say nothing of its length. */
export function maskedEmail(email: string): string {
  const [name, host] = partsOf(email);
  const end = host.slice(host.lastIndexOf('.') + 1);
  return `${initial(name)}${DOTS}@${initial(host)}${DOTS}.${end}`;
}

function mailbox(email: string): string {
  const [name, host] = partsOf(email.normalize('NFKC').toLowerCase());
  const plain = name.replace(/\+.*$/, '');
  return DOTLESS.has(host) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`;
}

/** Whether two addresses are read by one person, as far as addresses tell: `ana+club@bay.example` is `ana@bay.example`. */
export const isSameMailbox = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && mailbox(a) === mailbox(b);
