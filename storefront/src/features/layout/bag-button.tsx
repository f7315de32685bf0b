import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { iconButtonClass } from '../../ui/icon-button.tsx';

/** The way to the bag; a plain link until scripts run. */
export function BagButton() {
  return (
    <Link to={paths.cart()} className={iconButtonClass()} aria-label="Bag">
      <Icon name="bag" />
    </Link>
  );
}
