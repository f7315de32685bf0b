import { classNames } from '../../../ui/class-names.ts';
import hidden from '../../../ui/visually-hidden.module.css';
import { Polaroid } from '../polaroid/polaroid.tsx';
import { POLAROIDS } from '../state/game-settings.ts';
import { note, useGame } from '../state/game-store.ts';
import { isPolaroidId } from '../state/stored-game.ts';
import styles from './polaroids.module.css';
import { sound } from './sounds.ts';
import stage from './stage.module.css';
import { Foot, Stage } from './stage.tsx';

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Six places to have been (GAM-005 to GAM-010). */
export function PolaroidsScreen() {
  const game = useGame((state) => state);
  return (
    <Stage screen="polaroids" className={styles.stage}>
      <div className={styles.six} role="radiogroup" aria-label="Polaroid, six to choose from">
        {Object.entries(POLAROIDS).map(([id, { title }]) => (
          <PolaroidCard key={id} id={id} title={title} />
        ))}
      </div>
      <div className={classNames(stage.panel, styles.panel)}>
        <Polaroid game={game} width={388} className={styles.big} />
        <Foot back="pin-up" next="finale" nextLabel="Finish" />
      </div>
    </Stage>
  );
}

function PolaroidCard({ id, title }: { id: string; title: string }) {
  const game = useGame((state) => state);
  if (!isPolaroidId(id)) return null;
  const isOn = game.polaroid === id;
  const choose = (): void => {
    sound('select');
    note({ polaroid: id });
  };
  return (
    <label className={classNames(styles.card, isOn && styles.on)}>
      <input type="radio" name="polaroid" checked={isOn} onChange={choose} />
      <Polaroid game={game} polaroid={id} width={200} className={styles.small}>
        {title}
      </Polaroid>
      <span className={hidden.hidden}>{capital(title)}</span>
    </label>
  );
}
