import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  label: string;
  to: string;
}

/** The way from home to here; `between` may be empty. */
export function Breadcrumbs({ between, here }: { between: readonly Crumb[]; here: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.breadcrumbs}>
        {[{ label: 'Home', to: paths.home() }, ...between].map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
