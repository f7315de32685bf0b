import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Problems, UNREACHABLE } from './problems.ts';

const BROKEN = 'Something broke on our side. Nothing was changed. Try again in a minute.';

type TypedElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

type Values<Field extends string> = Readonly<Record<Field, string>>;

interface FormRules<Field extends string> {
  start: Values<Field>;
  /** What can be seen to be wrong before anything is sent. */
  check: (values: Values<Field>) => Problems<Field> | undefined;
  /** Does what the form is for; what it answers is why it could not. */
  send: (values: Values<Field>) => Promise<Problems<Field> | undefined>;
}

export interface AccountForm<Field extends string> {
  values: Values<Field>;
  /** What belongs to no field. */
  problem: string | undefined;
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

const isTypedInto = (field: unknown): field is TypedElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;

/** What stands in a form's fields that its state knows nothing of: it was typed, or filled in, before the form came alive. */
function typedEarly<Field extends string>(form: HTMLFormElement | null, start: Values<Field>): Partial<Values<Field>> {
  const typed: Partial<Record<Field, string>> = {};
  for (const name in start) {
    const field = form?.elements.namedItem(name);
    if (isTypedInto(field) && field.value !== start[name]) typed[name] = field.value;
  }
  return typed;
}

/** Without a connection not even what sends a form may be there to be fetched: then nothing is broken. */
function whyNotSent(error: unknown): string {
  if (!navigator.onLine) return UNREACHABLE;
  console.error('Error sending form', error);
  return BROKEN;
}

/** The state of one form: what is typed, what is wrong, whether it is under way. After a refusal focus goes to the first problem. */
export function useAccountForm<Field extends string>({ start, check, send }: FormRules<Field>): AccountForm<Field> {
  const [values, setValues] = useState(start);
  const [problems, setProblems] = useState<Problems<Field>>({ fields: {} });
  const [busy, setBusy] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const refusals = useRef(0);
  const [refused, setRefused] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stood there when the form came alive counts
  useLayoutEffect(() => {
    const typed = typedEarly(ref.current, start);
    if (Object.keys(typed).length > 0) setValues((now) => ({ ...now, ...typed }));
  }, []);

  useEffect(() => {
    if (refused === 0) return;
    const first = ref.current?.querySelector<HTMLElement>('[role="alert"], [aria-invalid="true"]');
    first?.focus();
  }, [refused]);

  function refuse(found: Problems<Field>): void {
    refusals.current += 1;
    setProblems(found);
    setRefused(refusals.current);
  }

  async function submit(): Promise<void> {
    const wrong = check(values);
    if (wrong) return refuse(wrong);
    setProblems({ fields: {} });
    setBusy(true);
    try {
      const found = await send(values);
      if (found) refuse(found);
    } catch (error) {
      refuse({ fields: {}, form: whyNotSent(error) });
    } finally {
      setBusy(false);
    }
  }

  return {
    values,
    problem: problems.form,
    busy,
    form: {
      ref,
      method: 'post',
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        if (!busy) void submit();
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
