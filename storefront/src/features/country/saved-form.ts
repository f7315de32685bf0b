import { toast } from '../../ui/messages/toast.ts';
import { chosenCountry } from './chosen-country.ts';

/** One filled-in field: the `index`th of its name on the page. */
interface SavedField {
  name: string;
  index: number;
  value: string;
  checked?: boolean;
}

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'main :is(input, textarea, select)[name]';
const NOT_SAVED = new Set(['password', 'hidden', 'file', 'submit', 'button']);
const MOST_FIELDS = 100;
const PATIENCE_MS = 3000;
const LOOK_EVERY_MS = 100;

const isTicked = (field: FormField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

function fieldsNamed(name: string): FormField[] {
  return [...document.querySelectorAll<FormField>(FIELDS)].filter((field) => field.name === name);
}

/** What is filled in on this page, as text for `restoreForm`; secrets are not. */
export function filledForm(): string {
  const fields = [...document.querySelectorAll<FormField>(FIELDS)]
    .filter((field) => !NOT_SAVED.has(field.type) && (isTicked(field) ? field.checked : field.value !== ''))
    .slice(0, MOST_FIELDS)
    .map((field): SavedField => {
      const { name, value } = field;
      return { name, value, index: fieldsNamed(name).indexOf(field), ...(isTicked(field) && { checked: true }) };
    });
  return JSON.stringify({ path: window.location.pathname, fields });
}

/** Types into a field as a person would: whoever listens learns of it. */
function fill(field: FormField, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  own?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Whether the field was there to be filled. */
function bringBack({ name, index, value, checked }: SavedField): boolean {
  const field = checked ? fieldsNamed(name).find((one) => one.value === value) : fieldsNamed(name)[index];
  if (!field || field.disabled) return false;
  if (!isTicked(field)) fill(field, value);
  else if (!field.checked) field.click();
  return true;
}

const isSavedForm = (value: unknown): value is { path: string; fields: SavedField[] } =>
  typeof value === 'object' && value !== null && 'fields' in value && Array.isArray(value.fields) && 'path' in value;

/** Fills in again what was kept, as the parts of the page that hold it come alive, and says where the shopper is now. */
export function restoreForm(saved: string): void {
  const value: unknown = JSON.parse(saved);
  if (!isSavedForm(value) || value.path !== window.location.pathname) return;
  const { countryName, currencyCode } = chosenCountry();
  // Where the countries could not be had, nothing but a name was chosen.
  toast('info', `Sending to ${countryName} now.${currencyCode && ` Prices are in ${currencyCode}.`}`);
  let missing = value.fields;
  const until = performance.now() + PATIENCE_MS;
  const look = (): void => {
    missing = missing.filter((field) => !bringBack(field));
    if (missing.length > 0 && performance.now() < until) setTimeout(look, LOOK_EVERY_MS);
  };
  look();
}
