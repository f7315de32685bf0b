import { laterParts } from '../document/later-parts.ts';
import { type EarlyInputs, sleepingButton } from '../first-view/early-press.ts';
import { PAGE_LISTENS } from '../names.ts';

/** A press on what has not come alive by then is forgotten: the shopper is elsewhere with their thoughts. */
const PATIENCE_MS = 5000;

/** By then React has rendered what it was told. */
const rendered = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** What a field held when it was changed: until it is heard, React may write back what it knows. */
type Held = string | boolean;

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';
const heldBy = (field: Field): Held => (isTick(field) ? field.checked : field.value);
const isOneOfThem = (field: Field, other: Field): boolean =>
  field === other || (field.type === 'radio' && field.name === other.name && field.form === other.form);

/** Tells whoever listens what a field held. React hears of changes only, so it holds something else for a moment. */
function tellAgain(field: Field, held: Held): void {
  if (!field.isConnected) return;
  if (isTick(field)) {
    field.checked = !held;
    field.click();
    return;
  }
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  // Past the setter by which React notes what it wrote itself.
  Reflect.set(Object.getPrototypeOf(field), 'value', held, field);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}

/**
 * Keeps what a shopper does to parts that have not come alive: buttons are pressed again as soon as somebody hears them,
 * and what was chosen or typed is told again; so is what was done before there were scripts (`early-press.ts`). Call it
 * once React listens on `root`: React stops such events there.
 */
export function keepEarlyInput(root: Element): void {
  const waiting = new Map<HTMLButtonElement, number>();
  const unheard = new Map<Field, Held>();

  /** Those that still sleep are stopped once more, and come back by themselves. */
  function pressAgain(): void {
    const again = [...waiting];
    waiting.clear();
    for (const [button, at] of again) {
      if (!button.isConnected || performance.now() - at > PATIENCE_MS) continue;
      button.click();
      if (waiting.has(button)) waiting.set(button, at);
    }
  }

  /** One after the other: what is made of a choice may build on the one before. */
  async function tellAll(): Promise<void> {
    for (const field of [...unheard.keys()]) {
      const held = unheard.get(field);
      if (held === undefined) continue;
      unheard.delete(field);
      tellAgain(field, held);
      await rendered();
    }
  }

  const early: EarlyInputs = {
    pressed: (button) => void waiting.set(button, performance.now()),
    changed(field) {
      if (isField(field)) unheard.set(field, heldBy(field));
    },
  };

  root.addEventListener(
    'click',
    (event) => {
      const button = event.cancelBubble ? sleepingButton(event) : undefined;
      if (!button) return;
      // What was typed would go into the address: nobody is there yet who would keep the form from being sent.
      if (button.type === 'submit') event.preventDefault();
      early.pressed(button);
    },
    { capture: true },
  );
  function onChange({ target, cancelBubble }: Event): void {
    if (!isField(target)) return;
    // What is chosen now takes the place of what was chosen before.
    for (const field of unheard.keys()) if (isOneOfThem(field, target)) unheard.delete(field);
    if (cancelBubble) early.changed(target);
  }
  for (const name of ['input', 'change']) root.addEventListener(name, onChange, { capture: true });
  laterParts.onAlive(() => {
    // A button acts on what was chosen.
    void tellAll().then(rendered).then(pressAgain);
  });
  document.dispatchEvent(new CustomEvent(PAGE_LISTENS, { detail: early }));
}
