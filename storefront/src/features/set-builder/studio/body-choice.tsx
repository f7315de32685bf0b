import { classNames } from '../../../ui/class-names.ts';
import chip from '../../../ui/inputs/chip.module.css';
import { DOLL_IDS, DOLLS, type DollId } from '../../game/wardrobe/wardrobe.ts';
import styles from './body-choice.module.css';

interface BodyChoiceProps {
  chosen: DollId;
  onChoose: (doll: DollId) => void;
}

/** Whom clothes are drawn on. */
export function BodyChoice({ chosen, onChoose }: BodyChoiceProps) {
  return (
    <fieldset className={styles.bodies}>
      <legend>Drawn on</legend>
      {DOLL_IDS.map((id) => (
        <button
          key={id}
          type="button"
          className={classNames(chip.chip, id === chosen && chip.on)}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {DOLLS[id].name}
        </button>
      ))}
    </fieldset>
  );
}
