import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import text from '../../ui/text.module.css';
import { type PrintHead, repeatInWords } from './print-data.ts';
import styles from './print-making.module.css';

interface PrintMakingProps {
  print: PrintHead;
  /** Something that was cut from it. */
  picture: PictureSource | undefined;
}

/** From the pencil to the piece. A colour that is dyed was never drawn, so it has no sketch. */
export function PrintMaking({ print: { title, cloth, note }, picture }: PrintMakingProps) {
  const [first, ...others] = note.made;
  const repeat = repeatInWords(note);
  return (
    <section className={classNames(layout.container, layout.section)} aria-labelledby="making">
      <h2 className={classNames(text.h2, styles.title)} id="making">
        {repeat ? 'From pencil to cloth' : 'How it came about'}
      </h2>
      <ol className={classNames(styles.steps, !repeat && styles.two)}>
        {repeat && (
          <li>
            <Pencil />
            <span className={styles.paper}>
              <img
                src={cloth.large}
                style={{ filter: 'url("#pencil")' }}
                alt={`${title} in pencil: ${note.motif}`}
                width="800"
                height="800"
                loading="lazy"
                decoding="async"
              />
            </span>
            <h3 className={text.h3}>The sketch</h3>
            <p>{first}</p>
          </li>
        )}
        <li>
          <span className={styles.repeat}>
            <img
              src={cloth.large}
              alt={repeat ? `One repeat of ${title}` : `The cloth, ${title}`}
              width="800"
              height="800"
              loading="lazy"
              decoding="async"
            />
            {note.repeatCm && <b className={classNames(text.number, styles.measure)}>{note.repeatCm} cm</b>}
          </span>
          <h3 className={text.h3}>{repeat ? 'The repeat' : 'The cloth'}</h3>
          <p>{repeat ? `${repeat} ${others[0] ?? ''}` : first}</p>
        </li>
        {picture && (
          <li>
            <span className={styles.cut}>
              <Picture source={{ ...picture, alt: '' }} sizes="(min-width: 800px) 420px, 92vw" />
            </span>
            <h3 className={text.h3}>The cut</h3>
            <p>{others.at(repeat ? 1 : 0) ?? others[0]}</p>
          </li>
        )}
      </ol>
    </section>
  );
}

/** Leaves of a picture what a pencil would have drawn of it: its edges, in graphite, by a hand that is not a ruler's. */
function Pencil() {
  return (
    <svg className={styles.pencil} aria-hidden="true">
      <filter id="pencil" colorInterpolationFilters="sRGB" x="0" y="0" width="100%" height="100%">
        <feGaussianBlur stdDeviation="0.7" />
        <feColorMatrix values=".4 .45 .15 0 0  .4 .45 .15 0 0  .4 .45 .15 0 0  0 0 0 1 0" />
        <feConvolveMatrix
          order="3"
          kernelMatrix="-1 -1 -1 -1 8 -1 -1 -1 -1"
          divisor="1"
          preserveAlpha="true"
          result="edges"
        />
        <feColorMatrix in="edges" values="0 0 0 0 .22  0 0 0 0 .21  0 0 0 0 .26  4 0 0 0 -.06" result="lines" />
        <feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2" seed="4" result="tremor" />
        <feDisplacementMap in="lines" in2="tremor" scale="3" xChannelSelector="R" yChannelSelector="G" />
      </filter>
    </svg>
  );
}
