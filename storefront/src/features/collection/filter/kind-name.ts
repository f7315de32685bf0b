const PLURALS: ReadonlyArray<readonly [ending: RegExp, plural: string]> = [
  [/(ss|ch|sh|x)$/, '$1es'],
  [/([^aeiou])y$/, '$1ies'],
  [/f$/, 'ves'],
  [/([^s])$/, '$1s'],
];

/** A product type as a shopper reads it: 'tote-bag' is 'Tote bags', 'one-piece' stays 'One-pieces'. */
export function kindName(kind: string): string {
  const label = kind === 'one-piece' ? kind : kind.replaceAll('-', ' ');
  const [ending, plural] = PLURALS.find(([end]) => end.test(label)) ?? [/$/, ''];
  const many = label.replace(ending, plural);
  return many.charAt(0).toUpperCase() + many.slice(1);
}
