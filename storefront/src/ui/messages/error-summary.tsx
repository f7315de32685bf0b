import type { MouseEvent } from 'react';
import styles from './error-summary.module.css';

/** A field that will not do. */
export interface WrongField {
  /** Of its element. */
  id: string;
  /** What is wrong and how to put it right, as it stands beside the field. */
  message: string;
}

/** The fields that will not do, in the order of their form; of a choice its first. `messages` are by the fields' names. */
export function wrongIn(fields: Iterable<Element>, messages: Partial<Record<string, string>>): WrongField[] {
  const wrong = new Map<string, WrongField>();
  for (const field of fields) {
    const name = field.getAttribute('name') ?? '';
    const message = wrong.has(name) ? undefined : messages[name];
    if (message !== undefined) wrong.set(name, { id: field.id, message });
  }
  return [...wrong.values()];
}

/** The focus takes the page along, past its head; address and history stay as they are. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/** The fields of a form that will not do: each line says what is wrong, and leads to its field. */
export function ErrorSummary({ wrong }: { wrong: readonly WrongField[] }) {
  return (
    <div>
      <p>That is not done yet. These want another look:</p>
      <ul className={styles.list}>
        {wrong.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={goToField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
