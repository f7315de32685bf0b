import type { Encoding } from '../cache/stored-body.ts';

const OURS: readonly Encoding[] = ['br', 'gzip'];

function bestOf(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((token) => token.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, q ? Number(q.slice(2)) || 0 : 1);
  }
  const rest = weights.get('*') ?? 0;
  return OURS.find((encoding) => (weights.get(encoding) ?? rest) > 0) ?? 'identity';
}

/** Browsers say it in a handful of ways. */
const REMEMBERED = 50;
const known = new Map<string, Encoding>();

/** The best of our encodings that an `Accept-Encoding` header allows; plain when it allows none. */
export function acceptedEncoding(header: string | null): Encoding {
  if (!header) return 'identity';
  const encoding = known.get(header) ?? bestOf(header);
  if (known.size < REMEMBERED) known.set(header, encoding);
  return encoding;
}
