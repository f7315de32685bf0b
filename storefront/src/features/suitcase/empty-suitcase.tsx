import { useState } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { EmptyScene } from '../layout/empty-scene.tsx';
import styles from './empty-suitcase.module.css';

/** Nothing is packed yet: what the suitcase is good for, and a weekend's worth of products at one press. */
export function EmptySuitcase({ onPack }: { onPack: (handles: readonly string[]) => void }) {
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still');
  const packWeekend = async (): Promise<void> => {
    setState('busy');
    const handles = await import('./find-products.ts').then(
      ({ findWeekend }) => findWeekend(new AbortController().signal),
      () => undefined,
    );
    setState(handles ? 'still' : 'failed');
    if (handles) onPack(handles);
  };
  return (
    <>
      <EmptyScene
        title="An empty suitcase is a good start"
        line="Two tops and two bottoms are four outfits already; a sarong makes them eight. Pick from below and see every one of them on."
      >
        <Button busy={state === 'busy'} onClick={() => void packWeekend()}>
          Pack me a weekend
        </Button>
        <Link to={paths.makeASet()} className={buttonClass({ variant: 'outline' })}>
          Make one set
        </Link>
      </EmptyScene>
      <p role="status" className={styles.failed}>
        {state === 'failed' && 'The shop did not answer. Your suitcase is none the worse, so try again in a moment.'}
      </p>
    </>
  );
}
