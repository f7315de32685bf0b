import { attributes, type Html, html, type Slot } from '@bluebird-bay/html/html.ts';
import { MAX_NOTE } from '../../domain/cart/cart-limits.ts';
import { icon } from './icon.ts';

/** A few words for whoever packs the order: folded until somebody has some. */
export function noteField(note: string): Html {
  return html`<details class="order-note"${note !== '' && html` open`}><summary>Add a note to your order</summary>
<div class="field"><label class="sr" for="note">Note to your order</label><textarea class="input" id="note" name="note" rows="3" maxlength="${MAX_NOTE}" aria-describedby="note-hint">
${note}</textarea><p class="hint" id="note-hint">For the people who pack it. The courier does not see it.</p></div></details>`;
}

/** What every field has, whether it is typed or chosen. */
interface FieldBase {
  /** As it is sent; the id follows from it (see {@link fieldId}). */
  name: string;
  label: string;
  value: string;
  autocomplete: string;
  error?: string | undefined;
  hint?: string;
  optional?: boolean;
  /** The page opens with the focus here. */
  focused?: boolean;
}

export interface TextFieldProps extends FieldBase {
  type?: 'text' | 'email' | 'tel' | 'password';
  inputmode?: 'numeric';
  placeholder?: string;
}

export interface SelectFieldProps extends FieldBase {
  /** Shown while nothing is chosen; absent where something always is. */
  placeholder?: string;
  choices: ReadonlyArray<{ code: string; name: string }>;
  /** Beside the select: a button that acts on it. */
  action?: Slot;
}

/** `delivery.city` -> `delivery-city`. */
export function fieldId(name: string): string {
  return name.replaceAll('.', '-');
}

function describedBy(id: string, { error, hint }: FieldBase): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return ids === '' ? undefined : ids;
}

function framed(props: FieldBase, control: Slot): Html {
  const id = fieldId(props.name);
  const { label, optional, error, hint } = props;
  return html`<div class="field"><label for="${id}">${label}${optional && html` <span>Optional</span>`}</label>${control}${
    error && html`<p class="error" id="${id}-error">${icon('warning')}<span>${error}</span></p>`
  }${hint && html`<p class="hint" id="${id}-hint">${hint}</p>`}</div>`;
}

function shared(props: FieldBase) {
  const id = fieldId(props.name);
  return {
    id,
    name: props.name,
    class: props.error ? 'input input--bad' : 'input',
    autocomplete: props.autocomplete,
    required: !props.optional,
    autofocus: props.focused,
    'aria-invalid': props.error ? 'true' : undefined,
    'aria-describedby': describedBy(id, props),
  };
}

/** A line to type into, with its error and hint under it. */
export function textField(props: TextFieldProps): Html {
  const made = attributes({
    ...shared(props),
    type: props.type ?? 'text',
    inputmode: props.inputmode,
    placeholder: props.placeholder,
    value: props.value,
  });
  return framed(props, html`<input${made}>`);
}

/** A choice of one from a list. */
export function selectField(props: SelectFieldProps): Html {
  const options = props.choices.map(
    ({ code, name }) => html`<option value="${code}"${code === props.value && html` selected`}>${name}</option>`,
  );
  const empty = props.placeholder && html`<option value="">${props.placeholder}</option>`;
  const select = html`<select${attributes(shared(props))}>${empty}${options}</select>`;
  return framed(props, props.action ? html`<div class="with-action">${select}${props.action}</div>` : select);
}
