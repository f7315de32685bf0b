import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import { documentShopConfig } from '../../../storefront-api/document-shop-config.ts';
import { pictureUrl } from '../../../storefront-api/picture-url.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import text from '../../../ui/text.module.css';
import styles from './mega-menu.module.css';
import { MENUS } from './menus.ts';

export interface MegaMenuProps {
  id: string;
  /** The department's name. */
  label: string;
  /** Its handle. */
  department: string;
}

/** Everything below one department, over the page. Only ever shown in the browser. */
export function MegaMenu({ id, label, department }: MegaMenuProps) {
  const menu = MENUS[department];
  if (!menu) return null;
  const { kinds, list, prints, promo } = menu;
  const base = documentShopConfig().pictureBase;
  return (
    <div id={id} className={styles.menu}>
      <div className={classNames(layout.container, styles.columns)}>
        <div>
          <p className={styles.heading}>Shop {label.toLowerCase()}</p>
          <ul className={styles.kinds}>
            {kinds.map(({ handle, label: kind }) => (
              <li key={handle}>
                <Link to={paths.collection(handle)}>{kind}</Link>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <p className={styles.heading}>{list.title}</p>
          <ul className={styles.list}>
            {list.links.map(({ handle, label: text }) => (
              <li key={handle}>
                <Link to={paths.collection(handle)}>{text}</Link>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <p className={styles.heading}>By print</p>
          <ul className={styles.prints}>
            {prints.map(({ handle, label: text }) => (
              <li key={handle}>
                <Link to={paths.collection(handle)}>
                  <span className={styles.tile}>
                    <img src={pictureUrl(base, `t/${handle}`, 400)} alt="" width="200" height="200" />
                  </span>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <Link to={promo.to} className={styles.promo}>
          <img src={pictureUrl(base, `s/${promo.scene}`, 800)} alt="" width="400" height="500" />
          <span className={styles.promoTitle}>{promo.label}</span>
          <span className={text.meta}>{promo.line}</span>
        </Link>
      </div>
    </div>
  );
}
