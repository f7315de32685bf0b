/** The shop's colours by day, written beside every element: many mail programs read no style sheet. */
export const DAY = {
  ground: '#f4ede1',
  card: '#fffaf2',
  ink: '#17305f',
  soft: '#4f5f85',
  line: '#e5d9c5',
  tint: '#f7e3d0',
  code: '#fbeecb',
} as const;

const NIGHT = {
  ground: '#0d1526',
  card: '#17233f',
  ink: '#f6efe2',
  soft: '#b9c3da',
  line: '#31415f',
  button: '#bfe3f7',
  onButton: '#12203f',
  code: '#2a3655',
} as const;

/** The colours by night, as rules below whatever the mail program calls night. */
function atNight(scope: string): string {
  const rule = (names: string, said: string): string =>
    `${names
      .split(',')
      .map((name) => `${scope}.${name}`)
      .join(',')}{${said}}`;
  return [
    rule('ground', `background-color:${NIGHT.ground} !important`),
    rule('card', `background-color:${NIGHT.card} !important`),
    rule('ink', `color:${NIGHT.ink} !important`),
    rule('soft', `color:${NIGHT.soft} !important`),
    rule('line', `border-color:${NIGHT.line} !important`),
    rule('button', `background-color:${NIGHT.button} !important;color:${NIGHT.onButton} !important`),
    rule('code', `background-color:${NIGHT.code} !important;color:${NIGHT.ink} !important`),
  ].join('');
}

/**
 * What cannot stand beside an element: narrow screens, and the night. Without it an email is as it is by day. Programs of
 * Outlook that darken by themselves mark what they have changed with `data-ogsc`.
 */
export const EMAIL_STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.inner{padding:24px 20px 8px !important}.outer{padding:16px 8px !important}.heading{font-size:25px !important}}
@media (prefers-color-scheme:dark){${atNight('')}}
${atNight('[data-ogsc] ')}`;
