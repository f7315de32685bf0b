import { useId, useState } from 'react';
import { paths } from '../../../paths.ts';
import { pictureUrl } from '../../../storefront-api/picture-url.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { LineIcon } from '../../../ui/icons/line-icon.tsx';
import fields from '../../../ui/inputs/field.module.css';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { DialogState } from '../../../ui/overlays/use-dialog.ts';
import text from '../../../ui/text.module.css';
import { lookPictureSpec, usePictureBase } from '../doll/game-pictures.ts';
import { polaroidFile } from '../polaroid/polaroid-file.ts';
import { useGame } from '../state/game-store.ts';
import { lookCode } from '../state/look-code.ts';
import { outfitSentence } from '../wardrobe/outfit-sentence.ts';
import { DOLLS } from '../wardrobe/wardrobe.ts';
import { GAME_ICONS } from './game-icons.ts';
import styles from './share-dialog.module.css';

const networks = (url: string, words: string): ReadonlyArray<readonly [name: string, href: string]> => {
  const [link, say, both] = [url, words, `${words} ${url}`].map(encodeURIComponent);
  return [
    ['WhatsApp', `https://wa.me/?text=${both}`],
    ['Pinterest', `https://www.pinterest.com/pin/create/button/?url=${link}&description=${say}`],
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${link}`],
    ['X', `https://x.com/intent/post?text=${say}&url=${link}`],
    ['Email', `mailto:?subject=${encodeURIComponent('Dress-Up Bay')}&body=${both}`],
  ];
};

/** Whether this browser can pass a picture on to other apps. */
const canShareFiles = (): boolean => {
  try {
    return navigator.canShare?.({ files: [new File([''], 'a.png', { type: 'image/png' })] }) ?? false;
  } catch {
    return false;
  }
};

/** Passes a look on: its link, the picture where the device can, and its description (GAM-038, GAM-040). */
export function ShareDialog({ open, onClose }: DialogState) {
  const id = useId();
  const base = usePictureBase();
  const game = useGame((state) => state);
  const [said, setSaid] = useState('');
  const sentence = outfitSentence(game.doll, game);
  const { name } = DOLLS[game.doll];
  const url = window.location.origin + paths.look(lookCode(game));
  const words = `${name} is dressed up for the bay.`;

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      setSaid('Copied');
    } catch {
      setSaid('That could not be copied. Press and hold the link instead.');
    }
  };
  const sharePicture = async (): Promise<void> => {
    const file = await polaroidFile(base, game);
    if (!file) return setSaid('The picture could not be drawn. The link still works.');
    try {
      await navigator.share({ files: [file], text: sentence, url });
    } catch {
      // Whoever thinks better of it has said so by closing the sheet.
    }
  };

  return (
    <Dialog title="Share the game" open={open} onClose={onClose} size="small">
      <p className={text.soft}>Your link opens with {name} dressed exactly like this. No account needed.</p>
      {/* As chats will show it; asked for now, it has been drawn when somebody pastes the link. */}
      <img
        src={pictureUrl(base, lookPictureSpec(game), 1200)}
        alt=""
        width={1200}
        height={630}
        className={styles.preview}
      />
      <label className={fields.label} htmlFor={id}>
        Link to your look
      </label>
      <div className={styles.link}>
        <input id={id} className={fields.input} readOnly value={url} onFocus={(event) => event.target.select()} />
        <Button onClick={copy}>
          <LineIcon shape={GAME_ICONS.copy} size="small" />
          Copy
        </Button>
      </div>
      <p className={styles.said} role="status">
        {said === 'Copied' && <Icon name="check" size="small" />}
        {said}
      </p>
      {canShareFiles() && (
        <Button variant="outline" block onClick={sharePicture}>
          <Icon name="share" size="small" />
          Share the picture
        </Button>
      )}
      <ul className={styles.networks}>
        {networks(url, words).map(([network, href]) => (
          <li key={network}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {network}
            </a>
          </li>
        ))}
      </ul>
      <details className={styles.description} open>
        <summary>Picture description</summary>
        <p>{sentence}</p>
      </details>
    </Dialog>
  );
}
