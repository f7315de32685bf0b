import { readSource, trackedSources } from '../tracked-sources.ts';

/** What services hand out looks like nothing else: each by the mark its maker gave it. */
const SECRETS: ReadonlyArray<readonly [what: string, looksLike: RegExp]> = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['a key of AWS', /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/],
  ['a token of GitHub', /\b(?:gh[opsur]_[A-Za-z0-9]{36}|github_pat_\w{22,})/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b|_authToken\s*=\s*[\w-]{8}/],
  ['a live key of Stripe', /\b[rs]k_live_[A-Za-z0-9]{16,}/],
  ['a token of Shopify', /\bshp(?:at|ca|pa|ss|tka)_[A-Fa-f0-9]{32}\b/],
  ['a token of Slack', /\bxox[abeoprs]-[A-Za-z0-9-]{10,}/],
  ['a key of Google', /\bAIza[\w-]{35}\b/],
  ['a signed token', /\beyJ[\w-]{16,}\.eyJ[\w-]{16,}\.[\w-]{16,}/],
  [
    'a password in an address',
    /\b[a-z][a-z+]{2,}:\/\/[^\s:@/'"`$<{]+:(?!(?:the-)?password@)[^\s:@/'"`$<{]{6,}@(?!example\b|[\w.-]+\.example\b)/,
  ],
];
/** Files that are kept to oneself. */
const NOT_OURS_TO_KEEP = /(?:^|\/)(?:\.env(?!\.example$)[^/]*|[^/]+\.(?:pem|key|p12|pfx)|id_(?:rsa|ed25519))$/;

/** Secrets that git would keep for ever, one line each; what they say stays unsaid. */
export function secretViolations(files: readonly string[] = trackedSources(/./), read = readSource): string[] {
  return files.flatMap((file) => {
    if (NOT_OURS_TO_KEEP.test(file)) return [`${file}: a file like this stays on its machine`];
    const text = read(file);
    const line = (at: number): number => text.slice(0, at).split('\n').length;
    return SECRETS.flatMap(([what, looksLike]) => {
      const found = looksLike.exec(text);
      return found ? [`${file}:${line(found.index)}: looks like ${what}`] : [];
    });
  });
}
