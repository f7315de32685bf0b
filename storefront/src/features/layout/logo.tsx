import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Bird } from './bird.tsx';
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
