import styles from './server-error-illustration.module.css';

/** A ring to hold on to. */
export function ServerErrorIllustration() {
  return (
    <svg className={styles.ring} viewBox="0 0 200 200" fill="none" aria-hidden="true">
      <circle cx="100" cy="100" r="68" stroke="#fffaf2" strokeWidth="50" />
      <circle
        cx="100"
        cy="100"
        r="68"
        stroke="#ff6f59"
        strokeWidth="50"
        strokeDasharray="53.4 53.4"
        strokeDashoffset="26.7"
      />
      <circle cx="100" cy="100" r="92" stroke="#17305f" strokeOpacity=".1" strokeWidth="4" />
      <circle cx="100" cy="100" r="44" stroke="#17305f" strokeOpacity=".14" strokeWidth="5" />
      <path d="M34 60a77 77 0 0 1 40-34" stroke="#fff" strokeOpacity=".5" strokeWidth="7" strokeLinecap="round" />
    </svg>
  );
}
