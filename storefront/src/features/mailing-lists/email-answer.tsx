import { LISTS } from '@bluebird-bay/content/lists.ts';
import { useCallback, useEffect, useState } from 'react';
import { usePageRuntime } from '../../page-runtime/page-runtime.ts';
import { tellService } from '../../services-api/ask-services.ts';
import { Button } from '../../ui/buttons/button.tsx';
import styles from './email-answer.module.css';

/** What the link of a letter asks for. */
interface EmailLink {
  token: string;
  wanted: boolean;
}

/** Reads what stands behind the # of an address: `#confirm=…` or `#leave=…`. */
export function emailLink(hash: string): EmailLink | undefined {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const confirm = said.get('confirm');
  if (confirm) return { token: confirm, wanted: true };
  const leave = said.get('leave');
  return leave ? { token: leave, wanted: false } : undefined;
}

type Answer = { list: keyof typeof LISTS; wanted: boolean };
type Answered = { state: 'none' | 'asking' | 'run-out' | 'unreachable' } | ({ state: 'done' } & Answer);

/**
 * Does what the link of a letter says, once somebody has opened it: yes, or off again. The token leaves the address bar at once, so
 * that it is in no history, bookmark or picture of the screen.
 */
function LetterAnswer() {
  const { location } = usePageRuntime();
  const [answered, setAnswered] = useState<Answered>({ state: 'none' });
  const [link, setLink] = useState<EmailLink>();

  const tell = useCallback(async (asked: EmailLink): Promise<void> => {
    setAnswered({ state: 'asking' });
    const answer = await tellService('lists/answer', asked);
    if (answer.ok) setAnswered({ state: 'done', ...answer.value });
    else setAnswered({ state: answer.failure.kind === 'refused' ? 'run-out' : 'unreachable' });
  }, []);

  useEffect(() => {
    const found = emailLink(location.hash);
    if (!found) return;
    history.replaceState(history.state, '', window.location.pathname);
    setLink(found);
    void tell(found);
  }, [location.hash, tell]);

  return (
    <div className={styles.answer} aria-live="polite">
      {answered.state === 'asking' && <p>Opening your letter …</p>}
      {answered.state === 'done' && (
        <p className={styles.done}>
          {answered.wanted ? (
            <>
              You are on the list for <b>{LISTS[answered.list].name}</b>, and the list knows it.{' '}
              {LISTS[answered.list].brings}
            </>
          ) : (
            <>
              You are off the list for <b>{LISTS[answered.list].name}</b>, and we have forgotten the address. No hard
              feelings.
            </>
          )}
        </p>
      )}
      {answered.state === 'run-out' && (
        <p className={styles.done}>
          That link has run out, or you have left that list already. Signing up again takes ten seconds.
        </p>
      )}
      {answered.state === 'unreachable' && (
        <p className={styles.done}>
          We could not be reached just now.{' '}
          {link && (
            <Button size="small" variant="outline" onClick={() => void tell(link)}>
              Try again
            </Button>
          )}
        </p>
      )}
      <noscript>
        <p className={styles.done}>
          Without JavaScript, press the other link in the letter, the one for plain browsers.
        </p>
      </noscript>
    </div>
  );
}

export const emailAnswerParts = { LetterAnswer };
