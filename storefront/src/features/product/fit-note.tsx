import styles from './fit-note.module.css';
import type { ProductViewData } from './product-view-data.ts';

/** How it fits, and who wears what on the picture. Nothing for pieces that are not worn. */
export function FitNote({ product: { fit, model, worn } }: { product: ProductViewData }) {
  const words = [fit, model].filter((part) => part !== undefined).join(' ');
  if (!words) return null;
  return (
    <div className={styles.note}>
      {worn && <img src={worn.small} alt="" width="52" height="64" loading="lazy" decoding="async" />}
      <p>{words}</p>
    </div>
  );
}
