import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import { Picture } from '../../../ui/picture.tsx';
import { usePartData } from '../part-data.ts';
import styles from './snap-wall.module.css';

/** Every customer on the wall, with what they wear and its price; each leads to the product. */
function SnapWall() {
  const { snaps = [] } = usePartData();
  return (
    <ul className={styles.wall} data-wide="">
      {snaps.map(({ name, handle, wears, picture }) => (
        <li key={handle}>
          <Link to={paths.product(handle)} className={styles.snap}>
            <Picture source={picture} sizes="(min-width: 900px) 300px, 44vw" className={styles.picture} />
            <span className={styles.name}>{name}</span>
            <span className={styles.wears}>{wears}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const wallParts = { SnapWall };
