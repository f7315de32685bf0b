const LONGEST = 200;
const FRAMES = 4;

/** The code of an error of Node ('ENOENT') or the SQLSTATE of one of PostgreSQL; undefined for anything else. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Addresses, and anything that could be a secret: a long run of what secrets are made of. */
const masked = (text: string): string =>
  text
    .replace(/[^\s<>"'=(),;:]+@[^\s<>"'(),;:]+/g, '<address>')
    .replace(/[\w-]{24,}/g, '<hidden>')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, LONGEST);

/** What PostgreSQL says names columns and quotes values; only the names are told. */
function databaseWords(error: Error): string | undefined {
  if (!('code' in error && 'severity' in error) || !/^[0-9A-Z]{5}$/.test(String(error.code))) return undefined;
  const names = ['table', 'column', 'constraint', 'routine'].flatMap((key) => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === 'string' ? [`${key} ${value}`] : [];
  });
  return ['PostgreSQL', error.code, ...names].join(' ');
}

/** Where an error was thrown, the innermost first: 'services/email.ts:12'. */
function placesOf(error: Error): string[] {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const places = frames.map((line) => /([\w@.-]+\/[\w@.-]+\.\w+):(\d+):\d+\)?$/.exec(line));
  return places.flatMap((place) => (place ? [`${place[1]}:${place[2]}`] : [])).slice(0, FRAMES);
}

/** Where none of a name's addresses answers there is a code and not a word; that of other libraries may be a number. */
function ownWords(error: Error): string {
  return databaseWords(error) ?? masked(error.message || ('code' in error ? String(error.code) : ''));
}

/**
 * What an error says, and what caused it, in a line that may be kept: `fetch` only says that it failed. The words are masked where
 * they could hold an address or a secret; PostgreSQL's are left out, because they quote what was written.
 */
export function errorWords(error: unknown): string {
  if (!(error instanceof Error)) return masked(String(error));
  const words = ownWords(error);
  return error.cause instanceof Error ? `${words}: ${ownWords(error.cause)}` : words;
}

/** An error in one line for the log: what and where, never whose. See {@link errorWords}. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return errorWords(error);
  const places = placesOf(error);
  return `${error.name}: ${errorWords(error)}${places.length > 0 ? ` (${places.join(' < ')})` : ''}`;
}
