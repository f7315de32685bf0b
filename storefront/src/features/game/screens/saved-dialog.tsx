import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import link from '../../../ui/buttons/link-button.module.css';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import text from '../../../ui/text.module.css';
import { Polaroid } from '../polaroid/polaroid.tsx';
import { FILE_SIZE, fileName } from '../polaroid/polaroid-file.ts';
import { goTo, useGame } from '../state/game-store.ts';
import { outfitSentence } from '../wardrobe/outfit-sentence.ts';
import styles from './saved-dialog.module.css';

interface SavedDialogProps {
  open: boolean;
  onClose: () => void;
  /** Brings the shopper to what the doll wears. */
  onShop: () => void;
}

const pixels = (count: number): string => count.toLocaleString('en-GB');

/** After a download (SHP-018, GAM-039): where it is, and what comes next. */
export function SavedDialog({ open, onClose, onShop }: SavedDialogProps) {
  const game = useGame((state) => state);
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(outfitSentence(game.doll, game));
      setSaid('Copied.');
    } catch {
      setSaid('That could not be copied.');
    }
  };
  return (
    <Dialog title="Saved to your downloads" open={open} onClose={onClose} size="small">
      <div className={styles.saved}>
        <Polaroid game={game} width={190} className={styles.polaroid} />
        <div className={styles.next}>
          <div>
            <p className={styles.file}>{fileName(game)}</p>
            <p className={text.soft}>
              {pixels(FILE_SIZE.width)} × {pixels(FILE_SIZE.height)} pixels
            </p>
          </div>
          <Button block onClick={onShop}>
            Shop this doll
          </Button>
          <Button
            variant="outline"
            block
            onClick={() => {
              onClose();
              goTo('polaroids');
            }}
          >
            Try another polaroid
          </Button>
          <p>
            <button type="button" className={link.link} onClick={() => void copy()}>
              Copy the picture description
            </button>{' '}
            <span role="status">{said}</span>
          </p>
        </div>
      </div>
    </Dialog>
  );
}
