import { LISTS, type ListId } from '@bluebird-bay/content/lists.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePageRuntime } from '../../page-runtime/page-runtime.ts';
import { type ServicesFailure, tellService } from '../../services-api/ask-services.ts';
import { Button } from '../../ui/buttons/button.tsx';
import styles from './email-preferences.module.css';

interface Entry {
  list: ListId;
  subject: string;
}
type Choice = Entry & { wanted: boolean };
type Shown =
  | { state: 'no-letter' | 'opening' | 'run-out' }
  /** `token` is what the letter said, to try again with. */
  | { state: 'unreachable' | 'too-many'; token: string }
  /** `token` opens the same again; null once nothing of the address is left. */
  | { state: 'open'; token: string | null; lists: readonly Entry[] };

/** One can be put on these by a press; the others ask for more, or have their day. */
const ALWAYS: readonly ListId[] = ['newsletter', 'sale', 'la-isla-bonita'];

const isSame = (a: Entry, b: Entry): boolean => a.list === b.list && a.subject === b.subject;
const nameOf = ({ list, subject }: Entry): string => (subject ? `${LISTS[list].name}: ${subject}` : LISTS[list].name);

const NOT_CHOSEN = {
  unreachable: 'That did not come through. Try again in a moment.',
  'too-many': 'That was a lot at once. Nothing was changed; try again in an hour.',
};

function shownFailure({ kind }: ServicesFailure, token: string): Shown {
  if (kind === 'refused') return { state: 'run-out' };
  return { state: kind === 'too-many' ? kind : 'unreachable', token };
}

const letterIn = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get('letter') ?? undefined;

/** What may be chosen: the lists for everybody, then whatever else the address is on. */
function offered(lists: readonly Entry[]): Entry[] {
  const always = ALWAYS.map((list) => ({ list, subject: '' }));
  return [...always, ...lists.filter((entry) => !always.some((other) => isSame(entry, other)))];
}

/**
 * Which lists whoever opened a letter is on, each with a button that puts them on or takes them off. The token leaves the address
 * bar at once, so that it is in no history, bookmark or picture of the screen.
 */
export function EmailPreferences() {
  const { location } = usePageRuntime();
  const [shown, setShown] = useState<Shown>({ state: 'no-letter' });
  const [busy, setBusy] = useState<Entry>();
  const [said, setSaid] = useState('');
  const place = useRef<HTMLElement>(null);

  const open = useCallback(async (token: string): Promise<void> => {
    setShown({ state: 'opening' });
    const answer = await tellService('lists/chosen', { token });
    setShown(answer.ok ? { state: 'open', ...answer.value } : shownFailure(answer.failure, token));
  }, []);

  useEffect(() => {
    const token = letterIn(location.hash);
    if (!token) return;
    history.replaceState(history.state, '', window.location.pathname);
    void open(token);
  }, [location.hash, open]);

  const choose = async (token: string, choice: Choice): Promise<void> => {
    if (busy) return;
    setBusy(choice);
    const answer = await tellService('lists/choose', { token, ...choice });
    setBusy(undefined);
    if (!answer.ok) return setSaid(NOT_CHOSEN[answer.failure.kind === 'too-many' ? 'too-many' : 'unreachable']);
    setSaid(`${choice.wanted ? 'On' : 'Off'} the list for ${nameOf(choice)}.`);
    setShown({ state: 'open', ...answer.value });
  };

  return (
    <section ref={place} tabIndex={-1} className={styles.place} aria-label="Your lists">
      {shown.state === 'no-letter' && (
        <p>Open this page from a letter of ours: its last line leads here, and shows us that the mailbox is yours.</p>
      )}
      {shown.state === 'opening' && <p>Opening your letter …</p>}
      {shown.state === 'run-out' && (
        <p>
          That link has run out, or the address is on no list of ours any more. Then nothing comes, and nothing is kept.
        </p>
      )}
      {(shown.state === 'unreachable' || shown.state === 'too-many') && (
        <p role="alert">
          {shown.state === 'unreachable'
            ? 'We could not be reached just now.'
            : 'That was a lot at once. Your letter stays good: give it an hour.'}{' '}
          <Button
            size="small"
            variant="outline"
            onClick={() => {
              // The button goes with what it stands in.
              place.current?.focus({ preventScroll: true });
              void open(shown.token);
            }}
          >
            Try again
          </Button>
        </p>
      )}
      {shown.state === 'open' && (
        <ul className={styles.lists}>
          {offered(shown.lists).map((entry) => {
            const isOn = shown.lists.some((other) => isSame(entry, other));
            const { token } = shown;
            return (
              <li key={`${entry.list} ${entry.subject}`}>
                <div>
                  <b className={styles.name}>{nameOf(entry)}</b>
                  <p>{LISTS[entry.list].brings}</p>
                </div>
                {token !== null && (
                  <Button
                    size="small"
                    variant={isOn ? 'outline' : 'primary'}
                    busy={busy !== undefined && isSame(busy, entry)}
                    onClick={() => void choose(token, { ...entry, wanted: !isOn })}
                    aria-label={`${isOn ? 'Take me off' : 'Put me on'}: ${nameOf(entry)}`}
                  >
                    {isOn ? 'Take me off' : 'Put me on'}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <p className={styles.said} aria-live="polite">
        {said}
        {shown.state === 'open' && shown.token === null && ' That was the last one: your address is forgotten.'}
      </p>
      <noscript>
        <p>Without JavaScript, the letters have a plain link each that takes you off, and so has your mail program.</p>
      </noscript>
    </section>
  );
}
