import { laterParts } from '../document/later-parts.ts';
import { sleepingButton } from '../first-view/early-press.ts';
import { PAGE_LISTENS } from '../names.ts';

/** A press on what has not come alive by then is forgotten: the shopper is elsewhere with their thoughts. */
const PATIENCE_MS = 5000;

/** By then React has rendered what it was told. */
const rendered = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/**
 * Tells whoever listens what a field holds. React took that for known when the field came alive, and hears of changes
 * only: so the field holds something else for a moment.
 */
function tellAgain(field: Field): void {
  if (!field.isConnected) return;
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    if (field.type === 'radio' && !field.checked) return;
    field.checked = !field.checked;
    field.click();
    return;
  }
  const { value } = field;
  if (!(field instanceof HTMLSelectElement)) {
    field.value = '';
    // Past the setter by which React notes what it wrote itself.
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  }
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}

/**
 * Keeps what a shopper does to parts that have not come alive: buttons are pressed again as soon as somebody hears them,
 * and what was chosen or typed is told again; what was done before there were scripts (`early-press.ts`) is done anew. Call
 * it once React listens on `root`: React stops such events there.
 */
export function keepEarlyInput(root: Element): void {
  const pressed = new Map<HTMLButtonElement, number>();
  const changed = new Set<Field>();

  /** Those that still sleep are stopped once more, and come back by themselves. */
  function pressAgain(): void {
    const waiting = [...pressed];
    pressed.clear();
    for (const [button, at] of waiting) {
      if (!button.isConnected || performance.now() - at > PATIENCE_MS) continue;
      button.click();
      if (pressed.has(button)) pressed.set(button, at);
    }
  }

  /** One after the other: what is made of a choice may build on the one before. */
  async function tellAll(): Promise<void> {
    const fields = [...changed];
    changed.clear();
    for (const field of fields) {
      tellAgain(field);
      await rendered();
    }
  }

  root.addEventListener(
    'click',
    (event) => {
      const button = event.cancelBubble ? sleepingButton(event) : undefined;
      if (!button) return;
      // What was typed would go into the address: nobody is there yet who would keep the form from being sent.
      if (button.type === 'submit') event.preventDefault();
      pressed.set(button, performance.now());
    },
    { capture: true },
  );
  for (const name of ['input', 'change'])
    root.addEventListener(name, (event) => event.cancelBubble && isField(event.target) && changed.add(event.target), {
      capture: true,
    });
  laterParts.onAlive(() => {
    // A button acts on what was chosen.
    void tellAll().then(rendered).then(pressAgain);
  });
  document.dispatchEvent(new Event(PAGE_LISTENS));
}
