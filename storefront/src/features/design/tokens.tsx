import text from '../../ui/text.module.css';
import styles from './specimen.module.css';
import { Specimen, State } from './specimen.tsx';

const COLOURS = [
  ['ink', 'ink-deep', 'ink-soft', 'bluebird', 'bluebird-deep', 'sky', 'sky-soft', 'sun', 'sun-soft', 'coral'],
  ['coral-soft', 'guava', 'guava-soft', 'palm', 'palm-soft', 'sand', 'shell', 'oat', 'plum', 'lagoon', 'danger'],
].flat();

const SIZES = ['display', 'h1', 'h2', 'h3', 'h4', 'lead', 'meta', 'small'] as const;

export function Colours() {
  return (
    <Specimen title="Colours">
      {COLOURS.map((colour) => (
        <State key={colour} name={colour}>
          <div className={styles.swatch} style={{ background: `var(--${colour})` }} />
        </State>
      ))}
    </Specimen>
  );
}

export function Type() {
  return (
    <Specimen title="Type">
      {SIZES.map((size) => (
        <State key={size} name={size}>
          <p className={text[size]}>Sun’s out, prints out</p>
        </State>
      ))}
    </Specimen>
  );
}
