import { laterParts } from '../document/later-parts.ts';
import { type EarlyInputs, sleepingButton } from '../first-view/early-press.ts';
import { PAGE_LISTENS } from '../names.ts';

/** A press on what has not come alive by then is forgotten: the shopper is elsewhere with their thoughts. */
const PATIENCE_MS = 5000;

/** By then React has rendered what it was told. */
const rendered = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** What fields say when a shopper changes them. */
const CHANGES = ['input', 'change'];

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/**
 * How to tell again what a field holds now: until it is heard, React may write back what it knows. React hears of changes
 * only, so the field holds something else for a moment.
 */
function telling(field: Field): () => void {
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const { value } = field;
  return () => {
    if (!(field instanceof HTMLSelectElement)) field.value = '';
    // Past the setter by which React notes what it wrote itself.
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    for (const name of CHANGES) field.dispatchEvent(new Event(name, { bubbles: true }));
  };
}

/**
 * Keeps what a shopper does to parts that have not come alive: buttons are pressed again as soon as somebody hears them,
 * and what was chosen or typed is told again; so is what was done before there were scripts (`early-press.ts`). Call it
 * once React listens on `root`: React stops such events there.
 */
export function keepEarlyInput(root: Element): void {
  const waiting = new Map<HTMLButtonElement, number>();
  /** By field; of radios by their name, for the one chosen last takes the place of the others. */
  const unheard = new Map<Field | string, () => void>();

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
    for (const [key, tell] of [...unheard]) {
      if (unheard.get(key) !== tell) continue;
      unheard.delete(key);
      tell();
      await rendered();
    }
  }

  const keyOf = (field: Field): Field | string => (field.type === 'radio' ? field.name : field);
  const early: EarlyInputs = {
    pressed: (button) => void waiting.set(button, performance.now()),
    changed(field) {
      if (isField(field)) unheard.set(keyOf(field), telling(field));
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
  for (const name of CHANGES)
    root.addEventListener(
      name,
      ({ target, cancelBubble }) => {
        if (cancelBubble) early.changed(target);
        else if (isField(target)) unheard.delete(keyOf(target));
      },
      { capture: true },
    );
  laterParts.onAlive(() => {
    // A button acts on what was chosen.
    void tellAll().then(rendered).then(pressAgain);
  });
  document.dispatchEvent(new CustomEvent(PAGE_LISTENS, { detail: early }));
}
