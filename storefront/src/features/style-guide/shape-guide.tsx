import type { Degree, Shape, ShapeKind } from '@bluebird-bay/content/shapes/shape.ts';
import { SHAPES } from '@bluebird-bay/content/shapes/shapes.ts';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './shape-guide.module.css';
import { useShapePicture } from './shape-pictures.ts';

const WORDS: Readonly<Record<Degree, string>> = { 0: 'none', 1: 'a little', 2: 'good', 3: 'all there is' };
const STEPS = [1, 2, 3] as const;

/** How much a shape supports, covers and holds, as words and as dots. Bottoms support nothing, and nobody asks. */
function Degrees({ shape: { kind, support, cover, hold } }: { shape: Shape }) {
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

const KINDS: ReadonlyArray<{ kind: ShapeKind; title: string }> = [
  { kind: 'tops', title: 'Tops' },
  { kind: 'bottoms', title: 'Bottoms' },
  { kind: 'one-pieces', title: 'One-pieces' },
];

/** Every shape there is, drawn and explained, kind by kind. */
export function ShapeGuide() {
  return KINDS.map(({ kind, title }) => (
    <section key={kind} className={styles.kind} aria-labelledby={kind} data-wide="">
      <h2 id={kind}>{title}</h2>
      <ul className={styles.shapes}>
        {SHAPES.filter((shape) => shape.kind === kind).map((shape) => (
          <ShapeCard key={shape.id} shape={shape} />
        ))}
      </ul>
    </section>
  ));
}

function ShapeCard({ shape }: { shape: Shape }) {
  const { id, name, words, goodFor, ratherNot, collection } = shape;
  const picture = useShapePicture(id);
  return (
    <li id={id} className={styles.shape}>
      {picture && <Picture source={picture} sizes="(min-width: 900px) 400px, 92vw" className={styles.picture} />}
      <h3 className={styles.name}>{name}</h3>
      <p>{words}</p>
      <dl className={styles.facts}>
        <div>
          <dt>Good for</dt>
          <dd>{goodFor}</dd>
        </div>
        <div>
          <dt>Rather not</dt>
          <dd>{ratherNot}</dd>
        </div>
      </dl>
      <Degrees shape={shape} />
      <Link to={paths.collection(collection)} className={styles.all}>
        {name} in every print
      </Link>
    </li>
  );
}
