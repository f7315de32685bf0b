import { useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { LineIcon } from '../../../ui/icons/line-icon.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { useDialog } from '../../../ui/overlays/use-dialog.ts';
import { usePictureBase } from '../doll/game-pictures.ts';
import { Polaroid } from '../polaroid/polaroid.tsx';
import { ShopDoll } from '../shop/shop-doll.tsx';
import { gameStore, useGame } from '../state/game-store.ts';
import styles from './finale.module.css';
import { GAME_ICONS } from './game-icons.ts';
import { sound } from './sounds.ts';
import stage from './stage.module.css';
import { Stage } from './stage.tsx';

const loadShare = () => import('./share-dialog.tsx').then((module) => module.ShareDialog);
const loadSaved = () => import('./saved-dialog.tsx').then((module) => module.SavedDialog);

/** The picture to keep and pass on, and everything on it to wear (GAM-017). */
export function FinaleScreen() {
  const game = useGame((state) => state);
  const shop = useRef<HTMLDivElement>(null);
  const saved = useDialog(loadSaved);

  const goShopping = (): void => {
    saved.close();
    shop.current?.scrollIntoView({ block: 'start' });
    shop.current?.focus({ preventScroll: true });
  };

  return (
    <Stage screen="finale" className={styles.stage}>
      <div className={styles.scene}>
        <Polaroid game={game} width={344} className={styles.polaroid} />
        <div className={styles.acts}>
          <ShareButton />
          <DownloadButton onSaved={saved.show} />
        </div>
      </div>
      <div ref={shop} tabIndex={-1} className={classNames(stage.panel, styles.panel)}>
        <ShopDoll />
      </div>
      {saved.Dialog && <saved.Dialog open={saved.open} onClose={saved.close} onShop={goShopping} />}
    </Stage>
  );
}

function ShareButton() {
  const share = useDialog(loadShare);
  return (
    <>
      <Button
        onPointerEnter={share.prepare}
        onFocus={share.prepare}
        onClick={() => {
          sound('select');
          share.show();
        }}
      >
        <Icon name="share" size="small" />
        Share
      </Button>
      {share.Dialog && <share.Dialog open={share.open} onClose={share.close} />}
    </>
  );
}

function DownloadButton({ onSaved }: { onSaved: () => void }) {
  const base = usePictureBase();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    sound('select');
    let file: File | undefined;
    try {
      const { polaroidFile, saveFile } = await import('../polaroid/polaroid-file.ts');
      file = await polaroidFile(base, gameStore.getState().game);
      if (file) saveFile(file);
    } finally {
      // Also where the script does not come: nobody is left with a button that turns for ever.
      setBusy(false);
      if (!file) toast('error', 'The polaroid could not be drawn. Everything you dressed is still here.');
    }
    if (file) onSaved();
  };
  return (
    <Button busy={busy} onClick={save}>
      <LineIcon shape={GAME_ICONS.download} size="small" />
      Download
    </Button>
  );
}
