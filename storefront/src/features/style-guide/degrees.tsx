import type { Degree, Shape } from '@bluebird-bay/content/shapes/shape.ts';
import styles from './degrees.module.css';

const WORDS: Readonly<Record<Degree, string>> = { 0: 'none', 1: 'a little', 2: 'good', 3: 'all there is' };
const STEPS = [1, 2, 3] as const;

/** How much a shape supports, covers and holds, as words and as dots. Bottoms support nothing, and nobody asks. */
export function Degrees({ shape: { kind, support, cover, hold } }: { shape: Shape }) {
  const rows = [
    ...(kind === 'bottoms' ? [] : [{ name: 'Support', degree: support }]),
    { name: 'Cover', degree: cover },
    { name: 'Hold', degree: hold },
  ];
  return (
    <dl className={styles.degrees}>
      {rows.map(({ name, degree }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className={styles.dots} aria-hidden="true">
              {STEPS.map((step) => (
                <i key={step} className={step <= degree ? styles.on : undefined} />
              ))}
            </span>
            {WORDS[degree]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
