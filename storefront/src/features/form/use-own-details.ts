import { type RefObject, useEffect, useRef } from 'react';

/** What a customer's account knows of them, and a form asks for. */
type OwnDetails = Readonly<Partial<Record<'name' | 'email', string>>>;

const NOBODY: OwnDetails = { name: '', email: '' };

/** What changes when another customer is known: what stands as it was filled in `before`, but not under somebody's fingers. */
export function refilled(
  values: OwnDetails,
  before: OwnDetails,
  own: OwnDetails,
  inFocus: (field: string) => boolean,
): OwnDetails {
  const fields = (['name', 'email'] as const).filter(
    (field) => own[field] !== before[field] && values[field] === before[field] && !inFocus(field),
  );
  return Object.fromEntries(fields.map((field) => [field, own[field]]));
}

interface FilledForm {
  form: { ref: RefObject<HTMLFormElement | null> };
  values: OwnDetails;
  set: (values: OwnDetails) => void;
}

/**
 * Fills a form (`useForm`) in with what is known of whoever is signed in, once it is known, and takes it back with them: what
 * somebody typed, cleared or is about to type is theirs.
 */
export function useOwnDetails({ form, values, set }: FilledForm, own: OwnDetails): void {
  const filledIn = useRef(NOBODY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is known who asks, and when somebody else does
  useEffect(() => {
    const inFocus = (field: string): boolean => document.activeElement === form.ref.current?.elements.namedItem(field);
    const changes = refilled(values, filledIn.current, own, inFocus);
    filledIn.current = { ...filledIn.current, ...changes };
    set(changes);
  }, [own.name, own.email]);
}
