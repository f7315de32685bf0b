import { tabValues } from '../storage/guarded-storage.ts';

/** Session storage: what was filled in on a page that is loaded again in another country. */
export const KEPT_FORM_KEY = 'keptForm';

/** Brings back what was filled in before the country changed; call it once the page answers. */
export function bringBackForm(): void {
  const kept = tabValues.read(KEPT_FORM_KEY);
  if (!kept) return;
  tabValues.remove(KEPT_FORM_KEY);
  import('./kept-form.ts').then(({ restoreForm }) => restoreForm(kept)).catch(() => undefined);
}
