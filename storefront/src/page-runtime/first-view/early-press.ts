import { PAGE_LISTENS } from '../names.ts';

/** The button that was pressed, unless it asks for another page, as the search does, which works without scripts as well. */
export function sleepingButton({ target }: Event): HTMLButtonElement | undefined {
  const button = target instanceof Element ? target.closest('button') : null;
  const asksForPage = button?.type === 'submit' && button.form?.method === 'get' && button.form.hasAttribute('action');
  return button && !asksForPage ? button : undefined;
}

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** Takes what was changed or pressed before there was anybody to hear of it; the detail of `PAGE_LISTENS`. */
export type KeepEarly = (target: Field | HTMLButtonElement) => void;

/**
 * Keeps what a shopper presses, chooses and types before the page's scripts are here, and hands it over once they listen:
 * `early-input.ts` takes it from there.
 */
export function keepEarlyPresses() {
  const pressed = new Set<HTMLButtonElement>();
  const changed = new Set<Field>();
  let areLost = false;
  const heard = new AbortController();
  const options = { capture: true, signal: heard.signal };

  document.addEventListener(
    'click',
    (event) => {
      const button = sleepingButton(event);
      if (!button || (areLost && button.form?.hasAttribute('action'))) return;
      // It would send its form the way browsers without scripts do.
      if (button.type === 'submit') event.preventDefault();
      pressed.add(button);
    },
    options,
  );
  for (const name of ['input', 'change'])
    document.addEventListener(name, ({ target }) => isField(target) && changed.add(target), options);
  document.addEventListener(
    PAGE_LISTENS,
    (event) => {
      heard.abort();
      if (!(event instanceof CustomEvent)) return;
      const keep: KeepEarly = event.detail;
      for (const target of [...changed, ...pressed]) keep(target);
    },
    { once: true },
  );

  return {
    /** No script comes: from now on forms are sent as they are without. */
    sendAsTheyAre(): void {
      areLost = true;
      for (const button of pressed)
        if (button.isConnected && button.form?.hasAttribute('action')) button.form.requestSubmit(button);
      pressed.clear();
    },
  };
}
