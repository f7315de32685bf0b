import type { Shape } from '@bluebird-bay/content/shapes/shape.ts';
import { useState } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { SelectField } from '../../ui/inputs/field.tsx';
import { Segments } from '../../ui/inputs/segments.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './shape-chooser.module.css';
import { useShapePicture } from './shape-pictures.ts';
import { type Answers, FIRST_ANSWERS, nearestShapes } from './wish.ts';

type Options<Value> = ReadonlyArray<{ value: Value; label: string }>;

const KIND: Options<Answers['kind']> = [
  { value: 'tops', label: 'A top' },
  { value: 'bottoms', label: 'Bottoms' },
  { value: 'one-pieces', label: 'A one-piece' },
];
const DAY: Options<Answers['day']> = [
  { value: 'lie', label: 'Lie about' },
  { value: 'swim', label: 'Swim' },
  { value: 'surf', label: 'Jump in' },
];
const COVER: Options<Answers['cover']> = [
  { value: 'less', label: 'Little' },
  { value: 'some', label: 'Some' },
  { value: 'more', label: 'A lot' },
];
const SUPPORT: Options<Answers['support']> = [
  { value: 'none', label: 'Hardly any' },
  { value: 'some', label: 'Some' },
  { value: 'most', label: 'All there is' },
];
const TIES: Options<Answers['ties']> = [
  { value: 'bows', label: 'Bows' },
  { value: 'pull', label: 'No bows' },
  { value: 'either', label: 'Either' },
];
const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;

/** Four questions that end in two shapes, and in a list of them in one's own size. */
export function ShapeChooser() {
  const [answers, setAnswers] = useState(FIRST_ANSWERS);
  const [size, setSize] = useState('');
  const set = (given: Partial<Answers>): void => setAnswers((before) => ({ ...before, ...given }));
  const { kind, day, cover, support, ties } = answers;
  return (
    <section className={styles.chooser} aria-labelledby="which-for-me" data-wide="">
      <h2 id="which-for-me">Which one for me?</h2>
      <div className={styles.columns}>
        <div className={styles.questions}>
          <Question text="What are you after?" options={KIND} value={kind} onChange={(value) => set({ kind: value })} />
          <Question
            text="What will you do in it?"
            options={DAY}
            value={day}
            onChange={(value) => set({ day: value })}
          />
          <Question text="How much cloth?" options={COVER} value={cover} onChange={(value) => set({ cover: value })} />
          {kind === 'bottoms' ? (
            <Question text="To tie?" options={TIES} value={ties} onChange={(value) => set({ ties: value })} />
          ) : (
            <Question
              text="How much support?"
              options={SUPPORT}
              value={support}
              onChange={(value) => set({ support: value })}
            />
          )}
          <SelectField label="Your size, if you know it" value={size} onChange={(event) => setSize(event.target.value)}>
            <option value="">Any size</option>
            {SIZES.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </SelectField>
        </div>
        <div className={styles.answer} aria-live="polite">
          {nearestShapes(answers).map((shape, index) => (
            <Found key={shape.id} shape={shape} size={size} isFirst={index === 0} />
          ))}
        </div>
      </div>
    </section>
  );
}

interface QuestionProps<Value extends string> {
  text: string;
  options: Options<Value>;
  value: Value;
  onChange: (value: Value) => void;
}

function Question<Value extends string>({ text, ...choice }: QuestionProps<Value>) {
  return (
    <div className={styles.question}>
      <p aria-hidden="true">{text}</p>
      <Segments label={text} {...choice} />
    </div>
  );
}

function Found({ shape, size, isFirst }: { shape: Shape; size: string; isFirst: boolean }) {
  const { id, name, goodFor, collection } = shape;
  const picture = useShapePicture(id);
  const list = `${paths.collection(collection)}${size && `?size=${size}&available=1`}`;
  return (
    <article className={styles.found}>
      {picture && <Picture source={picture} sizes="(min-width: 900px) 260px, 42vw" className={styles.picture} />}
      <p className={styles.rank}>{isFirst ? 'That would be' : 'Or, not far off'}</p>
      <h3 className={styles.name}>
        <a href={`#${id}`}>{name}</a>
      </h3>
      <p className={styles.good}>{goodFor}</p>
      <Link to={list} className={styles.list}>
        {size ? `See what there is in ${size}` : 'See them all'}
      </Link>
    </article>
  );
}
