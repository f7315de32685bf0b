import { type MouseEvent, useState } from 'react';
import link from '../../../ui/buttons/link-button.module.css';
import { DollStand } from '../doll/doll-stand.tsx';
import { cutOutPicture, usePictureBase } from '../doll/game-pictures.ts';
import { takeOff } from '../state/game-state.ts';
import { play, undo, useCanUndo, useGame } from '../state/game-store.ts';
import { ACCESSORIES, cutOf } from '../wardrobe/item.ts';
import { useOwnDrawers } from '../wardrobe/use-own-drawers.ts';
import { EXTRAS, WARDROBE } from '../wardrobe/wardrobe.ts';
import panel from '../wardrobe/wardrobe-panel.module.css';
import { type Drawer, WardrobePanel } from '../wardrobe/wardrobe-panel.tsx';
import { keepStageFocus } from './keep-focus.ts';
import { sound } from './sounds.ts';
import styles from './stage.module.css';
import { Foot, Stage } from './stage.tsx';

const CLOTHES: readonly Drawer[] = [
  { slot: 'top', title: 'Tops', items: WARDROBE.top },
  { slot: 'bottoms', title: 'Bottoms', items: WARDROBE.bottoms },
  { slot: 'onePiece', title: 'One-piece', items: WARDROBE.onePiece },
];

const ALONG: readonly Drawer[] = [
  { slot: 'pouch', title: 'Pouch', items: EXTRAS.pouch, without: { title: 'No pouch', small: 'Hands free' } },
  { slot: 'shades', title: 'Shades', items: EXTRAS.shades, without: { title: 'No shades', small: 'Eyes open' } },
  {
    slot: 'sandals',
    title: 'Sandals',
    items: EXTRAS.sandals,
    without: { title: 'No sandals', small: 'Sand between toes' },
  },
  { slot: 'towel', title: 'Towel', items: EXTRAS.towel, without: { title: 'No towel', small: 'Drip dry' } },
];

/** Which doll, and what she wears (GAM-002). */
export function DressScreen() {
  const drawers = useOwnDrawers(CLOTHES);
  return (
    <Stage screen="dress">
      <DollStand turns />
      <div className={styles.panel}>
        <WardrobePanel label="Wardrobe" drawers={drawers}>
          <DrawerNote />
        </WardrobePanel>
        <Foot back="title" next="accessorise" />
      </div>
    </Stage>
  );
}

/** Says what a one-piece took off, and offers it back. */
function DrawerNote() {
  const wholeOn = useGame((game) => game.onePiece !== null);
  const canUndo = useCanUndo();
  const [before, setBefore] = useState(wholeOn);
  const [said, setSaid] = useState(false);
  if (wholeOn !== before) {
    setBefore(wholeOn);
    setSaid(wholeOn);
  }
  const takeBack = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    sound('back');
    keepStageFocus(currentTarget, undo);
  };
  return (
    <div role="status" className={panel.drawerNote}>
      {said && (
        <p className={panel.undo}>
          <span>Top and bottoms went back in the drawer.</span>
          {canUndo && (
            <button type="button" className={link.link} onClick={takeBack}>
              Undo
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/** What she takes along (GAM-003). */
export function AccessoriseScreen() {
  const drawers = useOwnDrawers(ALONG);
  return (
    <Stage screen="accessorise" className={panel.along}>
      <DollStand />
      <div className={styles.panel}>
        <WardrobePanel label="What she takes along" drawers={drawers}>
          <AlsoOn />
        </WardrobePanel>
        <Foot back="dress" next="pin-up" />
      </div>
    </Stage>
  );
}

/** Everything she has along, each a press away from coming off. */
function AlsoOn() {
  const base = usePictureBase();
  const game = useGame((state) => state);
  const along = ACCESSORIES.flatMap((slot) => {
    const item = game[slot];
    return item ? [{ slot, item }] : [];
  });
  if (along.length === 0) return null;
  return (
    <div className={panel.worn}>
      <span>Also on</span>
      {along.map(({ slot, item }) => {
        const words = `${item.name} ${(cutOf(item.image)?.title ?? slot).toLowerCase()}`;
        const leave = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
          sound('back');
          keepStageFocus(currentTarget, () => play((state) => takeOff(state, slot)));
        };
        return (
          <button key={slot} type="button" className={panel.chip} aria-label={`Take off the ${words}`} onClick={leave}>
            <img src={cutOutPicture(base, item.image)} alt="" width={34} height={28} />
            {words}
          </button>
        );
      })}
    </div>
  );
}
