import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import bluebird from './bluebird.svg';
import styles from './logo.module.css';

/** The bluebird and the name, leading home. */
export function Logo({ large }: { large?: boolean }) {
  return (
    <Link to={paths.home()} className={classNames(styles.logo, large && styles.large)} aria-label="Bluebird Bay, home">
      <Bird />
      <span>Bluebird Bay</span>
    </Link>
  );
}

/** The bluebird of the logo, as large as its box. */
export function Bird() {
  return <img src={bluebird} alt="" width="42" height="36" />;
}
