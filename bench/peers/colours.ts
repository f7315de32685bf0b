import { readFileSync } from 'node:fs';

const TOKENS = readFileSync(new URL('../../storefront/src/styles/tokens.css', import.meta.url), 'utf8');

/** One of the shop's colours by day and by night; many are the same in both. */
function tokenOf(name: string): Readonly<Record<'day' | 'night', string>> {
  const both = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(TOKENS);
  const alone = new RegExp(`--${name}: (#\\w+);`).exec(TOKENS);
  const [day, night] = both ? [both[1], both[2]] : [alone?.[1], alone?.[1]];
  if (!day || !night) throw new Error(`The shop has no colour ${name}.`);
  return { day, night };
}

const CLASSES = { page: 'shell', panel: 'oat', ink: 'ink', soft: 'ink-soft', ours: 'bluebird', peer: 'coral' } as const;

/** The chart's colours as rules of a style sheet, read from the shop's own. */
export function colourRules(time: 'day' | 'night'): string {
  return Object.entries(CLASSES)
    .map(([name, token]) => `.${name}{fill:${tokenOf(token)[time]}}`)
    .join('');
}
