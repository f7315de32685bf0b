import { tabValues } from '../storage/guarded-storage.ts';

/** Session storage: what was filled in on a page that is loaded again in another country. */
export const SAVED_FORM_KEY = 'keptForm';

/** Brings back what was filled in before the country changed; call it once the page answers. */
export function bringBackForm(): void {
  const saved = tabValues.read(SAVED_FORM_KEY);
  if (!saved) return;
  tabValues.remove(SAVED_FORM_KEY);
  import('./saved-form.ts').then(({ restoreForm }) => restoreForm(saved)).catch(() => undefined);
}
