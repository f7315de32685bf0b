import { type ComponentType, memo, useDeferredValue, useState } from 'react';
import { Link } from '../../../page-runtime/link.tsx';
import { usePageRuntime } from '../../../page-runtime/page-runtime.ts';
import { paths } from '../../../paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { departmentOf } from '../../collection/collection-families.ts';
import { departmentsOf, hasMenu } from './departments.ts';
import styles from './main-nav.module.css';
import type { MegaMenuProps } from './mega-menu.tsx';
import { useOpenMenu } from './use-open-menu.ts';

/**
 * The header's departments, on screens wide enough for all of them; phones have the menu. Each is a link, and opens what
 * lies below it where scripts run.
 */
export function MainNav({ pathname }: { pathname: string }) {
  // One step behind a page that comes at once: it need not wait for this, least of all on phones, which do not show it.
  return <Departments pathname={useDeferredValue(pathname)} />;
}

const Departments = memo(function Departments({ pathname }: { pathname: string }) {
  const { linkedCollections } = usePageRuntime();
  const current = linkedCollections ? pathname : currentSection(pathname);
  const { open, toggle, boxOf } = useOpenMenu(pathname);
  // What the menus say is fetched when somebody comes near them; one that cannot be had leaves the plain links.
  const [Menu, setMenu] = useState<ComponentType<MegaMenuProps>>();
  const prepare = (): void => {
    if (Menu) return;
    import('./mega-menu.tsx').then(
      ({ MegaMenu }) => setMenu(() => MegaMenu),
      () => undefined,
    );
  };
  return (
    <nav className={styles.nav} aria-label="Main" onPointerEnter={prepare} onFocus={prepare}>
      {departmentsOf(linkedCollections).map((department) => {
        const { handle, label, to } = department;
        const menu = !linkedCollections && hasMenu(department);
        const id = `menu-${handle}`;
        return (
          <div
            key={handle}
            className={classNames(styles.department, handle === 'best-sellers' && styles.spare)}
            {...(menu && boxOf(handle))}
          >
            <Link
              to={to}
              className={classNames(styles.link, handle === 'sale' && styles.sale, open === handle && styles.open)}
              aria-current={to === current ? 'page' : undefined}
            >
              {label}
            </Link>
            {menu && (
              <button
                type="button"
                className={styles.more}
                aria-label={`More of ${label}`}
                aria-expanded={open === handle}
                aria-controls={open === handle ? id : undefined}
                onClick={() => toggle(handle)}
              >
                <Icon name="right" size="small" />
              </button>
            )}
            {Menu && menu && open === handle && (
              <ErrorBoundary>
                <Menu id={id} label={label} department={handle} />
              </ErrorBoundary>
            )}
          </div>
        );
      })}
    </nav>
  );
});

const COLLECTION_PATH = /^\/collections\/([^/]+)\/?(?:page\/\d+\/?)?$/;

/**
 * The address the main navigation marks on a page: the collection itself, or the department above it; the lookbooks on each
 * of them. Undefined elsewhere.
 */
export function currentSection(pathname: string): string | undefined {
  if (pathname.startsWith(paths.lookbooks())) return paths.lookbooks();
  const handle = COLLECTION_PATH.exec(pathname)?.[1];
  if (!handle) return undefined;
  return paths.collection(departmentOf(handle)?.handle ?? handle);
}
