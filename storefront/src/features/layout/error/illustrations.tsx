import styles from './server-error-illustration.module.css';

const STRIPES = [20, 56, 92, 128, 164];

/** A striped beach towel hung over a rail. */
export function NotFoundIllustration() {
  return (
    <svg className={styles.towel} viewBox="0 0 240 330" aria-hidden="true">
      <rect x="4" y="14" width="232" height="13" rx="6" fill="#9c6b45" />
      <path d="M196 20h16v282h-16Z" fill="#c9bfae" />
      <path d="M24 16h176v286H24Z" fill="#fff7ec" />
      {STRIPES.map((x) => (
        <path key={x} d={`M${x + 10} 16h18v286h-18Z`} fill="#e8604b" />
      ))}
      {STRIPES.map((x) => (
        <path key={x} d={`M${x + 34} 16h3v286h-3Z`} fill="#e8604b" opacity=".55" />
      ))}
      <path d="M24 16h176v14H24Z" fill="#17305f" opacity=".1" />
      <path
        d="M78 30c8 90-6 190 2 272M150 30c-8 96 8 180-4 272"
        stroke="#17305f"
        strokeWidth="9"
        opacity=".07"
        fill="none"
      />
      <path d="M182 16h18v286h-18Z" fill="#17305f" opacity=".12" />
      <path d="M24 302h176v4H24Z" fill="#e6d9c3" />
      <path
        d="M28 306v16m10-16v18m10-18v15m10-15v18m10-18v16m10-16v18m10-18v15m10-15v18m10-18v16m10-16v18m10-18v15m10-15v18m10-18v16m10-16v18m10-18v15m10-15v18m10-18v16"
        stroke="#fff7ec"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
}

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
