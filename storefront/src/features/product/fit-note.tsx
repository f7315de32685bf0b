import styles from './fit-note.module.css';
import type { ProductViewData } from './product-view-data.ts';

/** How it fits, and who wears what on the picture. Nothing for products that are not worn. */
export function FitNote({ product: { fit, model, worn } }: { product: ProductViewData }) {
  const text = [fit, model].filter((part) => part !== undefined).join(' ');
  if (!text) return null;
  return (
    <div className={styles.note}>
      {worn && <img src={worn.small} alt="" width="52" height="64" loading="lazy" decoding="async" />}
      <p>{text}</p>
    </div>
  );
}
