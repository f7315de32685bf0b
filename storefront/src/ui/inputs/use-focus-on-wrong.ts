import { type RefObject, useEffect, useRef } from 'react';

/** Goes on a form: whenever `failure` is another one, the focus goes to the first field that says what is wrong with it. */
export function useFocusOnWrong(failure: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  return form;
}
