import { type Html, html } from '@bluebird-bay/html/html.ts';

const DRAWINGS = {
  lock: html`<rect x="5" y="10.5" width="14" height="10" rx="2.5"/><path d="M8 10.5V8a4 4 0 0 1 8 0v2.5"/>`,
  down: html`<path d="m5.5 9 6.5 6.5L18.5 9"/>`,
  back: html`<path d="M19.5 12h-15M11 5.5 4.5 12l6.5 6.5"/>`,
  info: html`<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5.5M12 7.7v.1"/>`,
  warning: html`<circle cx="12" cy="12" r="8.5"/><path d="M12 7v6M12 16.3v.1"/>`,
  tick: html`<path d="m4.5 12.5 5 5L19.5 7"/>`,
  clock: html`<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/>`,
} as const;

/** A line drawing of 24 units, in the colour of the text; says nothing to a screen reader. */
export function icon(name: keyof typeof DRAWINGS): Html {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${DRAWINGS[name]}</svg>`;
}

/** The shop's bird, for beside its name. */
export const BIRD = html`<svg class="bird" viewBox="0 0 200 180" aria-hidden="true"><g transform="translate(108 108)rotate(-8)"><path d="M-6 4C-40-6-64-44-104-48C-84-30-86-22-98-18C-74-14-72-6-80 2C-50 4-30 18-8 18Z" fill="#1f4fa8"/><path d="M-46 20C-30 2 0-8 28-6C40-18 62-16 66 0L82 6L66 10C60 30 28 38 0 34L-44 46L-72 60L-66 46L-88 44L-64 34Z" fill="#2f6fd6"/><path d="M66 10C60 30 28 38 2 34C24 28 34 12 50 8Z" fill="#ffb48a"/><path d="M2 8C-4-30 14-60 8-98C28-82 34-86 40-94C40-70 46-68 56-70C44-44 44-14 26 8Z" fill="#2f6fd6"/><path d="M8 6C10-24 22-44 24-70M18 6C22-16 34-34 38-56" stroke="#1f4fa8" stroke-width="3" fill="none"/><circle cx="54" cy="-1" r="3.4" fill="#12203f"/><path d="M66 0L82 6L66 10Z" fill="#f6b93b"/></g></svg>`;
