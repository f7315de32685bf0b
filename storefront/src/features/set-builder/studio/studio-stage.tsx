import { useState } from 'react';
import { DollFigure } from '../../game/doll/doll-figure.tsx';
import { PictureBase } from '../../game/doll/game-pictures.ts';
import { NOTHING_WORN } from '../../game/state/game-state.ts';
import type { Item } from '../../game/wardrobe/item.ts';
import type { DollId } from '../../game/wardrobe/wardrobe.ts';
import { BodyChoice } from './body-choice.tsx';
import type { StudioChoice, StudioProduct } from './studio-data.ts';
import styles from './studio-stage.module.css';

const item = ({ handle, title, image }: StudioProduct): Item => ({ handle, name: title, image });

/** The set as it is chosen, drawn on one of four bodies. */
export function StudioStage({ set, pictureBase }: { set: StudioChoice; pictureBase: string }) {
  const [doll, setDoll] = useState<DollId>('marisol');
  const worn = { ...NOTHING_WORN, top: item(set.top), bottoms: item(set.bottoms) };
  return (
    <div className={styles.stage}>
      <div className={styles.cloth} style={{ backgroundImage: `url("${set.print.cloth}")` }} />
      <PictureBase value={pictureBase}>
        <DollFigure
          dressed={{ doll, pose: 'classic', worn }}
          sizes="(min-width: 800px) 330px, 52vw"
          tells
          atOnce
          className={styles.doll}
        />
      </PictureBase>
      <BodyChoice chosen={doll} onChoose={setDoll} />
    </div>
  );
}
