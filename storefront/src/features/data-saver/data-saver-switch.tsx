import { useEffect, useId, useState } from 'react';
import { chooseToSave, tellSaving } from './choose-saving.ts';
import styles from './data-saver-switch.module.css';
import { browserSaves, choosesToSave } from './saving.ts';

/** Pictures come as sketches: what brings the pictures comes along. Returns the way to stop. */
function offerWholePictures(): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  import('./offer-pictures.ts').then(
    ({ offerPictures }) => {
      if (!isOver) stop = offerPictures();
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    stop?.();
  };
}

/**
 * The shopper's own choice to save data, beside the country. Where the browser saves it already there is nothing to choose,
 * and it says so.
 */
export function DataSaverSwitch() {
  const id = useId();
  const [saves, setSaves] = useState(false);
  const [byBrowser, setByBrowser] = useState(false);
  const isSaved = saves || byBrowser;
  useEffect(() => (isSaved ? offerWholePictures() : undefined), [isSaved]);
  useEffect(() => {
    setSaves(choosesToSave());
    setByBrowser(browserSaves());
    tellSaving();
    const { serviceWorker } = navigator;
    serviceWorker?.addEventListener('controllerchange', tellSaving);
    return () => serviceWorker?.removeEventListener('controllerchange', tellSaving);
  }, []);
  return (
    <p className={styles.switch}>
      <button
        type="button"
        aria-pressed={isSaved}
        aria-describedby={id}
        aria-disabled={byBrowser || undefined}
        onClick={() => {
          if (byBrowser) return;
          chooseToSave(!saves);
          setSaves(!saves);
        }}
      >
        Save data
      </button>
      <span id={id}>
        {byBrowser
          ? 'Your browser saves it: pieces come as sketches, pictures on a tap.'
          : 'Pieces come as sketches, pictures on a tap.'}
      </span>
    </p>
  );
}
