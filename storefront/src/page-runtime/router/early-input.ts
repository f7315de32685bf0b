import { laterParts } from '../document/later-parts.ts';
import { type Field, isField, type KeepEarly, sleepingButton } from '../first-view/early-press.ts';
import { PAGE_LISTENS } from '../names.ts';

/** A press on what has not come alive by then is forgotten: the shopper is elsewhere with their thoughts. */
const PATIENCE_MS = 5000;

/** By then React has rendered what it was told. */
const rendered = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** What fields say when a shopper changes them. */
const CHANGES = ['input', 'change'];

/** Radios and boxes, which React hears by `click`. */
const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/**
 * How to tell again what a field holds now: until it is heard, React may write back what it knows. React hears of changes
 * only, so the field holds something else for a moment.
 */
function telling(field: Field): () => void {
  if (isTick(field)) {
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

  /** One after the other: what is made of a choice may build on the one before. Who still sleeps keeps their place. */
  async function tellAll(): Promise<void> {
    for (const [key, tell] of [...unheard]) {
      if (unheard.get(key) !== tell) continue;
      tell();
      await rendered();
    }
  }

  const keyOf = (field: Field): Field | string => (field.type === 'radio' ? field.name : field);
  const keep: KeepEarly = (target) => {
    if (isField(target)) unheard.set(keyOf(target), telling(target));
    else waiting.set(target, performance.now());
  };

  function hear(event: Event): void {
    const { type, target, cancelBubble } = event;
    if (isField(target)) {
      if (isTick(target) !== (type === 'click')) return;
      if (cancelBubble) keep(target);
      else unheard.delete(keyOf(target));
      return;
    }
    const button = cancelBubble && type === 'click' && sleepingButton(event);
    if (!button) return;
    // What was typed would go into the address: nobody is there yet who would keep the form from being sent.
    if (button.type === 'submit') event.preventDefault();
    keep(button);
  }
  for (const name of ['click', ...CHANGES]) root.addEventListener(name, hear, { capture: true });
  laterParts.onAlive(() => {
    // A button acts on what was chosen.
    void tellAll().then(rendered).then(pressAgain);
  });
  document.dispatchEvent(new CustomEvent(PAGE_LISTENS, { detail: keep }));
}
