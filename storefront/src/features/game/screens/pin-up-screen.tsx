import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import fields from '../../../ui/inputs/field.module.css';
import text from '../../../ui/text.module.css';
import { DollFigure } from '../doll/doll-figure.tsx';
import { Polaroid } from '../polaroid/polaroid.tsx';
import { LONGEST_CAPTION, LONGEST_NAME, POSES } from '../state/game-settings.ts';
import { note, useGame } from '../state/game-store.ts';
import { isPoseId } from '../state/stored-game.ts';
import { tidyTyping } from '../state/tidy-text.ts';
import styles from './pin-up.module.css';
import { sound } from './sounds.ts';
import stage from './stage.module.css';
import { Foot, Stage } from './stage.tsx';

const IDEAS = ['hello, bay', 'salt hair club', 'gone swimming'];

/** How she stands, who dressed her, and what is written below (GAM-004). */
export function PinUpScreen() {
  const game = useGame((state) => state);
  const take = (idea: string): void => {
    sound('select');
    note({ caption: idea });
  };
  return (
    <Stage screen="pin-up" className={styles.stage}>
      <div className={styles.scene}>
        <Polaroid game={game} width={400} className={styles.polaroid} />
      </div>
      <div className={classNames(stage.panel, styles.panel)}>
        <h2 className={text.h3}>Make it yours</h2>
        <fieldset className={styles.poses}>
          <legend>Pose</legend>
          {Object.entries(POSES).map(([pose, title]) => (
            <PoseCard key={pose} pose={pose} title={title} />
          ))}
        </fieldset>
        <div className={styles.fields}>
          <Line label="Your name" field="username" longest={LONGEST_NAME} />
          <Line label="Caption" field="caption" longest={LONGEST_CAPTION} />
        </div>
        <fieldset className={styles.ideas}>
          <legend>Caption ideas</legend>
          {IDEAS.map((idea) => (
            <button key={idea} type="button" onClick={() => take(idea)}>
              {idea}
            </button>
          ))}
        </fieldset>
        <Foot back="accessorise" next="polaroids" />
      </div>
    </Stage>
  );
}

function PoseCard({ pose, title }: { pose: string; title: string }) {
  const game = useGame((state) => state);
  if (!isPoseId(pose)) return null;
  const choose = (): void => {
    sound('select');
    note({ pose });
  };
  const isOn = game.pose === pose;
  return (
    <label className={classNames(styles.pose, isOn && styles.on)}>
      <input type="radio" name="pose" checked={isOn} onChange={choose} />
      <span>
        <DollFigure dressed={{ doll: game.doll, pose, worn: game }} sizes="170px" className={styles.figure} />
      </span>
      <b>{title}</b>
    </label>
  );
}

interface LineProps {
  label: string;
  field: 'username' | 'caption';
  longest: number;
}

function Line({ label, field, longest }: LineProps) {
  const id = useId();
  const value = useGame((game) => game[field]);
  return (
    <div>
      <label className={classNames(fields.label, styles.label)} htmlFor={id}>
        {label}
        <span aria-hidden="true">
          {value.length} / {longest}
        </span>
      </label>
      <input
        id={id}
        className={fields.input}
        value={value}
        maxLength={longest}
        autoComplete="off"
        onChange={(event) => note({ [field]: tidyTyping(event.target.value, longest) })}
      />
    </div>
  );
}
