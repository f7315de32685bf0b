import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { UNREACHABLE } from '../../services-api/ask-self-service.ts';
import { focusOnWrong } from '../../ui/inputs/field.tsx';
import type { WrongField } from '../../ui/messages/error-summary.tsx';
import { type FormAlertProps, fetchErrorSummary } from '../../ui/messages/form-alert.tsx';
import type { Problems } from './problems.ts';

const BROKEN = 'Something broke on our side. Try again in a minute.';

type TypedElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

type Values<Field extends string> = Readonly<Record<Field, string>>;

interface FormRules<Field extends string> {
  start: Values<Field>;
  /** What can be seen to be wrong before anything is sent. */
  check: (values: Values<Field>) => Problems<Field> | undefined;
  /** Does what the form is for; what it answers is why it could not. */
  send: (values: Values<Field>) => Promise<Problems<Field> | undefined>;
}

interface FormState<Field extends string> {
  values: Values<Field>;
  /** Goes above the fields. */
  alert: FormAlertProps;
  busy: boolean;
  /** Goes on the form. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    /** Sent before there is a script to keep it back, it must not write what was typed into the address. */
    method: 'post';
    noValidate: true;
    onSubmit: (event: FormEvent) => void;
  };
  /** Goes on a field. */
  field: (name: Field) => {
    name: Field;
    value: string;
    error: string | undefined;
    onChange: (event: ChangeEvent<TypedElement>) => void;
  };
  set: (values: Partial<Values<Field>>) => void;
}

/** What stands in a form's fields that its state knows nothing of: it was typed, or filled in, before the form came alive. */
function typedEarly<Field extends string>(form: HTMLFormElement | null, start: Values<Field>): Partial<Values<Field>> {
  const typed: Partial<Record<Field, string>> = {};
  for (const name in start) {
    const field = form?.elements.namedItem(name);
    if (field && 'value' in field && field.value !== start[name]) typed[name] = String(field.value);
  }
  return typed;
}

const NONE_WRONG: readonly WrongField[] = [];

/** Without a connection not even what sends a form may be there to be fetched: then nothing is broken. */
function whyNotSent(error: unknown): string {
  if (!navigator.onLine) return UNREACHABLE;
  console.error('Error sending form', error);
  return BROKEN;
}

/**
 * The state of one form: what is typed, what is wrong, whether it is under way. After a refusal focus goes to the
 * first problem: where several fields are wrong, to the list of them above the form.
 */
export function useForm<Field extends string>({ start, check, send }: FormRules<Field>): FormState<Field> {
  const [values, setValues] = useState(start);
  const [problems, setProblems] = useState<Problems<Field>>({ fields: {} });
  // Another list with every refusal, also where it is an empty one.
  const [wrong, setWrong] = useState(NONE_WRONG);
  const [busy, setBusy] = useState(false);
  const ref = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stood there when the form came alive counts
  useLayoutEffect(() => {
    const typed = typedEarly(ref.current, start);
    if (Object.keys(typed).length > 0) setValues((now) => ({ ...now, ...typed }));
  }, []);

  useEffect(() => {
    if (wrong !== NONE_WRONG) focusOnWrong(ref.current);
  }, [wrong]);

  async function refuse(found: Problems<Field>): Promise<void> {
    const summary = Object.keys(found.fields).length > 1 ? await fetchErrorSummary() : undefined;
    setProblems(found);
    setWrong(summary?.wrongIn(ref.current?.elements ?? [], found.fields) ?? []);
  }

  async function handIn(): Promise<Problems<Field> | undefined> {
    const found = check(values);
    if (found) return found;
    setProblems({ fields: {} });
    setWrong(NONE_WRONG);
    try {
      return await send(values);
    } catch (error) {
      return { fields: {}, form: whyNotSent(error) };
    }
  }

  async function submit(): Promise<void> {
    setBusy(true);
    const found = await handIn();
    if (found) await refuse(found);
    setBusy(false);
  }

  return {
    values,
    alert: { problem: problems.form, wrong },
    busy,
    form: {
      ref,
      method: 'post',
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        void submit();
      },
    },
    field: (name) => ({
      name,
      value: values[name],
      error: problems.fields[name],
      onChange: ({ target: { value } }) => {
        setValues((now) => ({ ...now, [name]: value }));
        setProblems((now) => {
          const fields = { ...now.fields };
          delete fields[name];
          return { ...now, fields };
        });
      },
    }),
    set: (some) => setValues((now) => ({ ...now, ...some })),
  };
}
