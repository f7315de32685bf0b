import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { OWN_TOASTS } from './toast-settings.ts';

it('the shop’s own toasts stand three seconds (CST-010)', () => {
  expect(OWN_TOASTS.autoClose).toBe(3000);
});

it('what they leave to the library is as specified: five seconds, drawn aside by 80 % (CST-011, ERR-016)', () => {
  const library = readFileSync(createRequire(import.meta.url).resolve('react-toastify/unstyled'), 'utf8');
  // Defaults stand in no export; a release that changes them changes these.
  const defaults = /\{position:.top-right.[^}]*\}/.exec(library)?.[0] ?? '';
  for (const setting of ['autoClose:5e3', 'pauseOnHover:!0', 'pauseOnFocusLoss:!0', 'draggablePercent:80']) {
    expect(defaults).toContain(setting);
  }
  expect(Object.keys(OWN_TOASTS).toSorted()).toEqual(['autoClose', 'closeButton', 'hideProgressBar', 'position']);
});
