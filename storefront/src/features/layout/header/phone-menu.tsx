import { Link } from '../../../page-runtime/link.tsx';
import { usePageRuntime } from '../../../page-runtime/page-runtime.ts';
import { paths } from '../../../paths.ts';
import { documentShopConfig } from '../../../storefront-api/document-shop-config.ts';
import { pictureUrl } from '../../../storefront-api/picture-url.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { THUMB_PX } from '../../../ui/thumb.ts';
import { itemCountLabel } from '../../cart/state/shown-count.ts';
import { CountryButton } from '../../country/country-button.tsx';
import { AccountEntry } from '../../session/account-entry.tsx';
import { useWishlist } from '../../wishlist/wishlist-store.ts';
import { Logo } from '../logo.tsx';
import { departmentsOf } from './departments.ts';
import { type DepartmentMenu, MENUS } from './menus.ts';
import styles from './phone-menu.module.css';

/** The departments, large, each opening what lies below it; prints to thumb through; what is one's own. */
export function PhoneMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { linkedCollections } = usePageRuntime();
  const wishlistCount = useWishlist(({ entries }) => entries.length);
  return (
    <Drawer side="left" label="Menu" open={open} onClose={onClose} head={<Logo />}>
      <nav aria-label="Main" className={styles.menu}>
        <ul className={styles.departments}>
          {departmentsOf(linkedCollections).map(({ handle, label, to }) => {
            const menu = linkedCollections ? undefined : MENUS[handle];
            return (
              <li key={handle}>
                {menu ? (
                  <Department label={label} menu={menu} onFollow={onClose} />
                ) : (
                  <Link to={to} className={styles.department} onClick={onClose}>
                    {label}
                    <Icon name="right" size="small" />
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
        {!linkedCollections && <Prints menu={MENUS.all} onFollow={onClose} />}
        <ul className={styles.own}>
          <li>
            <AccountEntry onPress={onClose} />
          </li>
          <li>
            <Link to={paths.wishlist()} onClick={onClose}>
              <Icon name="heart" />
              Wishlist
              {wishlistCount > 0 && <span className={styles.count}>{itemCountLabel(wishlistCount)}</span>}
            </Link>
          </li>
          <li>
            <Link to={paths.marloDolls()} onClick={onClose}>
              <Icon name="gift" />
              Dress-Up Bay
            </Link>
          </li>
          <li>
            <Link to={paths.trackOrder()} onClick={onClose}>
              <Icon name="truck" />
              Track an order
            </Link>
          </li>
          <li>
            <CountryButton labelLength="long" onPress={onClose} />
          </li>
        </ul>
      </nav>
    </Drawer>
  );
}

interface DepartmentProps {
  label: string;
  menu: DepartmentMenu;
  onFollow: () => void;
}

/** One of a kind is open at a time: the browser closes the others by their common name. */
function Department({ label, menu: { kinds, list }, onFollow }: DepartmentProps) {
  return (
    <details name="department" className={styles.fold}>
      <summary className={styles.department}>
        {label}
        <Icon name="right" size="small" />
      </summary>
      <ul className={styles.kinds}>
        {[...kinds, ...list.links].map(({ handle, label: kind }) => (
          <li key={handle}>
            <Link to={paths.collection(handle)} onClick={onFollow}>
              {kind}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Prints({ menu, onFollow }: { menu: DepartmentMenu | undefined; onFollow: () => void }) {
  const base = documentShopConfig().pictureBase;
  return (
    <ul className={styles.prints}>
      {menu?.prints.map(({ handle, label }) => (
        <li key={handle}>
          <Link to={paths.collection(handle)} onClick={onFollow}>
            <span className={styles.tile}>
              <img src={pictureUrl(base, `t/${handle}`, THUMB_PX)} alt="" width="84" height="84" loading="lazy" />
            </span>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
