import { RETURN_DAYS } from '@bluebird-bay/content/promises.ts';
import { isClosed, Link } from '../../page-runtime/link.tsx';
import { usePageRuntime } from '../../page-runtime/page-runtime.ts';
import { paths } from '../../paths.ts';
import { AccountOverview, type AccountOverviewQuery } from '../../storefront-api/generated/operations.ts';
import { ACCOUNT_ICONS } from '../../ui/icons/account-icons.ts';
import { ICON_SHAPES, Icon } from '../../ui/icons/icon.tsx';
import { LineIcon } from '../../ui/icons/line-icon.tsx';
import text from '../../ui/text.module.css';
import { LatestOrder } from '../orders/latest-order.tsx';
import { orderView } from '../orders/order-view.ts';
import { useTracking } from '../orders/parcel/tracking.ts';
import { wholeOverview } from '../orders/whole-orders.ts';
import { plainId } from '../session/plain-id.ts';
import { useWishlist } from '../wishlist/wishlist-store.ts';
import styles from './account-home.module.css';
import { PageFailed } from './page-failed.tsx';
import { type HOME_WAYS, HomeSkeleton } from './page-skeletons.tsx';
import { useAccountData } from './use-account-data.ts';

type Overview = NonNullable<AccountOverviewQuery['customer']>;

function addressText({ addresses, defaultAddress }: Overview): string {
  const count = addresses.edges.length;
  if (count === 0) return 'None yet';
  const saved = `${addresses.pageInfo.hasNextPage ? 'More than ' : ''}${count} saved`;
  const place = defaultAddress?.city;
  return place ? `${saved}, ${place} is your default` : saved;
}

/** The newest order and where it is, and the way to everything of the customer's. */
export function AccountHome({ token }: { token: string }) {
  const { closed } = usePageRuntime();
  const { state, data, reload } = useAccountData(AccountOverview, token, wholeOverview);
  const tracking = useTracking(token);
  const wishlistCount = useWishlist(({ entries }) => entries.length);
  if (state === 'failed') return <PageFailed onRetry={reload} />;
  if (!data?.customer || !tracking) return <HomeSkeleton />;
  const node = data.customer.orders.edges[0]?.node;
  const things = [
    {
      label: 'Wishlist',
      line:
        wishlistCount === 0
          ? 'Nothing has your heart yet'
          : wishlistCount === 1
            ? '1 piece saved'
            : `${wishlistCount} pieces saved`,
      to: paths.accountWishlist(),
      icon: ICON_SHAPES.heart,
    },
    { label: 'Addresses', line: addressText(data.customer), to: paths.addresses(), icon: ACCOUNT_ICONS.pin },
    {
      label: 'Personal information',
      line: 'Name, phone, post from us',
      to: paths.personalInformation(),
      icon: ICON_SHAPES.user,
    },
    {
      label: 'Password',
      line: 'Change it, and sign out everywhere else',
      to: paths.changePassword(),
      icon: ICON_SHAPES.lock,
    },
    {
      label: 'Returns',
      line: `Free for ${RETURN_DAYS} days, and how they work`,
      to: paths.returns(),
      icon: ACCOUNT_ICONS.back,
    },
  ] as const satisfies { length: typeof HOME_WAYS };
  return (
    <>
      <LatestOrder order={node && orderView(node, tracking.orders.get(plainId(node.id)), Date.now())} />
      <h2 className={text.h3}>Your things</h2>
      <ul className={styles.things}>
        {things
          .filter(({ to }) => !isClosed(to, closed))
          .map(({ label, line, to, icon }) => (
            <li key={to}>
              <Link to={to}>
                <LineIcon shape={icon} />
                <span>
                  <b>{label}</b>
                  <small>{line}</small>
                </span>
                <Icon name="right" size="small" />
              </Link>
            </li>
          ))}
      </ul>
    </>
  );
}
