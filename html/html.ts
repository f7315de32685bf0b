const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe for an element or a quoted attribute. Control characters, which HTML cannot carry, are dropped. */
function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '').replace(/[^\P{Cc}\n\t]/gu, '');
}

/** A piece of markup. Only {@link html} makes one, so whatever else meets a template is text, and escaped. */
export class Html {
  readonly #markup: string;

  private constructor(markup: string) {
    this.#markup = markup;
  }

  /** Joins the template's own text, which is markup, with its values. */
  static fromTemplate(strings: readonly string[], values: readonly Slot[]): Html {
    return new Html(
      strings.map((text, index) => (index === 0 ? text : Html.#render(values[index - 1]) + text)).join(''),
    );
  }

  static #render(value: Slot): string {
    if (value === null || value === undefined || value === false) return '';
    if (value instanceof Html) return value.#markup;
    if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value));
    return value.map((item) => Html.#render(item)).join('');
  }

  toString(): string {
    return this.#markup;
  }
}

/** What may stand in a template: markup, text, lists of both; `null`, `undefined` and `false` leave nothing. */
export type Slot = Html | string | number | null | undefined | false | readonly Slot[];

/**
 * Markup with everything that comes from outside escaped. Attribute values must be quoted.
 *
 * @example html`<p title="${name}">${name} ${isNew && html`<b>new</b>`}</p>`
 */
export function html(strings: TemplateStringsArray, ...values: readonly Slot[]): Html {
  return Html.fromTemplate(strings, values);
}

/** Markup that the shop's own people wrote and keep in the database. Never for anything a visitor sent. */
export const ownMarkup = (markup: string): Html => Html.fromTemplate([markup], []);

/** Attributes from a table: `true` stands alone, `undefined` and `false` are left out. Names are ours, values are escaped. */
export function attributes(table: Readonly<Record<string, string | number | boolean | undefined>>): Html[] {
  return Object.entries(table).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    return value === true ? [html` ${name}`] : [html` ${name}="${value}"`];
  });
}
