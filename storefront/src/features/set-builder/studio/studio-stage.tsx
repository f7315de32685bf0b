import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import chip from '../../../ui/inputs/chip.module.css';
import { DollFigure } from '../../game/doll/doll-figure.tsx';
import { PictureBase } from '../../game/doll/game-pictures.ts';
import type { Item } from '../../game/wardrobe/item.ts';
import { DOLL_IDS, DOLLS, type DollId } from '../../game/wardrobe/wardrobe.ts';
import type { StudioChoice, StudioPiece } from './studio-data.ts';
import styles from './studio-stage.module.css';

const NOTHING_ELSE = { onePiece: null, pouch: null, shades: null, sandals: null, towel: null };

const item = ({ handle, title, image }: StudioPiece): Item => ({ handle, name: title, image });

/** The set as it is chosen, drawn on one of four bodies. */
export function StudioStage({ set, pictureBase }: { set: StudioChoice; pictureBase: string }) {
  const [doll, setDoll] = useState<DollId>('marisol');
  const worn = { ...NOTHING_ELSE, top: item(set.top), bottoms: item(set.bottoms) };
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
      <fieldset className={styles.bodies}>
        <legend>Drawn on</legend>
        {DOLL_IDS.map((id) => (
          <button
            key={id}
            type="button"
            className={classNames(chip.chip, id === doll && chip.on)}
            aria-pressed={id === doll}
            onClick={() => setDoll(id)}
          >
            {DOLLS[id].name}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
