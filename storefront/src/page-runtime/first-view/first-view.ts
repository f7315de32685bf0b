import { SHOPPER_MOVED } from '../names.ts';
import { savesData } from '../prefetch/saves-data.ts';
import { keepEarlyPresses } from './early-press.ts';
import { atFirstMove } from './first-moves.ts';
import { holdPictures } from './held-pictures.ts';
import { startScripts } from './late-scripts.ts';
import { whenPainted } from './when-painted.ts';

/** A picture that is slow in coming keeps the page from answering no longer than this. */
const PATIENCE_MS = 1500;

/**
 * Runs in the head of every document, before anything of it is parsed: what is seen first comes first. Pictures out of
 * sight are held, and the page's scripts begin when all that is seen is painted; at the shopper's first move at once. Nothing
 * that is pressed meanwhile is lost. The document gives it `data-entry`, the address of the first script.
 */
function seeFirst({ entry = '' }: DOMStringMap): void {
  const presses = keepEarlyPresses();
  const pictures = holdPictures();
  let isStarted = false;

  function start(): void {
    if (isStarted) return;
    isStarted = true;
    startScripts(entry).catch(() => {
      presses.sendAsTheyAre();
      isStarted = false;
      atFirstMove(start);
    });
  }

  whenPainted(() => {
    start();
    pictures?.comeNear();
  });
  document.addEventListener('DOMContentLoaded', () => setTimeout(start, PATIENCE_MS));
  atFirstMove(() => {
    start();
    document.documentElement.dataset[SHOPPER_MOVED] = '';
    document.dispatchEvent(new Event(SHOPPER_MOVED));
  });
  // Who presses a link is on the way to another page, or into a panel: what is out of sight here would only be in its way.
  atFirstMove(
    () => {
      if (savesData(navigator.connection)) pictures?.comeNear();
      else pictures?.end();
    },
    { inThisPage: true },
  );
}

if (document.currentScript) seeFirst(document.currentScript.dataset);
