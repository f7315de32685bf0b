import { useEffect, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { savesHere } from '../../data-saver/saving.ts';
import styles from './beach-button.module.css';
import { keepPage, keptPages, leavePage } from './kept-pages.ts';

type BeachState = 'home' | 'packing' | 'kept' | 'failed' | 'unable';

const WORDS: Readonly<Record<BeachState, string>> = {
  home: 'Then it opens without a connection, pictures and all.',
  packing: 'Folding the pages …',
  kept: 'It is on your towel: it opens without a connection.',
  failed: 'Not all of it would fit, or the connection went. Try again in a moment.',
  unable: 'This browser keeps nothing for the shop, so it cannot come along.',
};

/** Whether a page that was kept would open here: somebody has to hand it out when there is no network. */
const canKeep = (): boolean => 'caches' in window && 'serviceWorker' in navigator;

/** Takes a page along for where there is no network, and leaves it at home again. */
export function BeachButton({ path }: { path: string }) {
  const [state, setState] = useState<BeachState>('home');
  useEffect(() => {
    let here = true;
    if (canKeep())
      keptPages().then(
        (pages) => here && pages.includes(path) && setState('kept'),
        () => undefined,
      );
    return () => {
      here = false;
    };
  }, [path]);

  const press = async (): Promise<void> => {
    if (!canKeep()) return setState('unable');
    if (state === 'packing') return;
    const isKept = state === 'kept';
    setState(isKept ? 'home' : 'packing');
    try {
      await (isKept ? leavePage(path) : keepPage(path, savesHere()));
      setState(isKept ? 'home' : 'kept');
    } catch (error) {
      console.warn('A page could not be taken along', error);
      setState('failed');
    }
  };
  return (
    <div className={styles.beach}>
      <Button variant="outline" busy={state === 'packing'} aria-pressed={state === 'kept'} onClick={() => void press()}>
        {state === 'kept' ? 'Leave it at home' : 'Take to the beach'}
      </Button>
      <p role="status">{WORDS[state]}</p>
    </div>
  );
}
