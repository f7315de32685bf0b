import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import layout from '../../../ui/layout.module.css';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { DialogState } from '../../../ui/overlays/use-dialog.ts';
import text from '../../../ui/text.module.css';
import { reset, useGame } from '../state/game-store.ts';
import { DOLLS } from '../wardrobe/wardrobe.ts';
import { sound } from './sounds.ts';

/** Asks before everything goes; the focus is on what loses nothing. */
export function ResetDialog({ open, onClose }: DialogState) {
  const safe = useRef<HTMLButtonElement>(null);
  // The dialog takes the focus to its first button when it opens; this takes it on.
  useEffect(() => {
    if (open) safe.current?.focus();
  }, [open]);
  const doll = useGame((game) => game.doll);
  const startOver = (): void => {
    onClose();
    sound('back');
    reset();
  };
  return (
    <Dialog
      title="Start over?"
      open={open}
      onClose={onClose}
      size="small"
      foot={
        <div className={layout.row}>
          <Button ref={safe} onClick={onClose}>
            Keep playing
          </Button>
          <Button variant="outline" onClick={startOver}>
            Start over
          </Button>
        </div>
      }
    >
      <p className={text.soft}>
        {DOLLS[doll].name} puts everything back in the drawer. Your name, caption, sizes and polaroid go too.
      </p>
    </Dialog>
  );
}
