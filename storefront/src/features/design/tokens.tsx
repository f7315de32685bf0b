import text from '../../ui/text.module.css';
import styles from './example.module.css';
import { Example, State } from './example.tsx';

const COLOURS = [
  ['ink', 'ink-deep', 'ink-soft', 'bluebird', 'bluebird-deep', 'sky', 'sky-soft', 'sun', 'sun-soft', 'coral'],
  ['coral-soft', 'guava', 'guava-soft', 'palm', 'palm-soft', 'sand', 'shell', 'oat', 'plum', 'lagoon', 'danger'],
].flat();

const SIZES = ['display', 'h1', 'h2', 'h3', 'h4', 'lead', 'meta', 'small'] as const;

export function Colours() {
  return (
    <Example title="Colours">
      {COLOURS.map((colour) => (
        <State key={colour} name={colour}>
          <div className={styles.swatch} style={{ background: `var(--${colour})` }} />
        </State>
      ))}
    </Example>
  );
}

export function Type() {
  return (
    <Example title="Type">
      {SIZES.map((size) => (
        <State key={size} name={size}>
          <p className={text[size]}>Sun’s out, prints out</p>
        </State>
      ))}
    </Example>
  );
}
