import type { TierId } from '@bluebird-bay/content/bay-club.ts';
import { useEffect } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { formatMoney } from '../../ui/money/money-format.ts';
import { useServiceData } from '../account/use-service-data.ts';
import type { Cart } from '../cart/state/cart.ts';
import { moneyOf, reaches, thousandths } from '../promo/amount.ts';
import { tellMemberShipping } from '../promo/member-shipping.ts';
import { useSession } from '../session/session-state.ts';
import styles from './club-line.module.css';
import { type ClubTerms, pointsFor } from './terms/club-terms.ts';
import { pointsText } from './terms/points-text.ts';
import { SaleNote } from './terms/sale-note.tsx';
import { useClubTerms } from './terms/use-club-terms.ts';

const GIFT_CARD = 'gift-card';

/** Points an order of this bag brings: what is paid for merchandise, duties left out. Nothing is said of bags with gift cards. */
function pointsOfCart({ cost, lines }: Cart, terms: ClubTerms): number | undefined {
  if (lines.edges.some(({ node: { merchandise } }) => merchandise.product.handle === GIFT_CARD)) return undefined;
  const { totalAmount, totalDutyAmount } = cost;
  const duty = totalDutyAmount ? thousandths(totalDutyAmount.amount) : 0;
  return pointsFor(moneyOf(thousandths(totalAmount.amount) - duty, totalAmount.currencyCode), terms);
}

/** What the member's tier does for this bag. */
function TierLine({ cart, terms, token }: { cart: Cart; terms: ClubTerms; token: string }) {
  const { data } = useServiceData('club', {}, token);
  const tier = data?.tier.id;
  const from = terms.freeShippingFrom;
  // The bar above goes by it, and by everybody's terms as soon as nobody is signed in.
  useEffect(() => {
    tellMemberShipping(from && tier && tier !== 'paddler' ? { from, express: tier === 'surfer' } : undefined);
    return () => tellMemberShipping(undefined);
  }, [from, tier]);
  if (!data) return null;
  return (
    <>
      <SaleNote sales={terms.sales} tier={data.tier.id} />
      <ShippingLine cart={cart} terms={terms} tier={data.tier.id} />
    </>
  );
}

function ShippingLine({ cart, terms, tier }: { cart: Cart; terms: ClubTerms; tier: TierId }) {
  const from = terms.freeShippingFrom;
  if (tier === 'paddler' || !from) return null;
  const isFree = reaches(cart.cost.subtotalAmount, from);
  const who = tier === 'surfer' ? 'Surfers' : 'Swimmers';
  return (
    <p>
      {isFree
        ? `${who} ship free from ${formatMoney(from)}: this bag does.`
        : `${who} ship free from ${formatMoney(from)}.`}
      {tier === 'surfer' && ' Express is free too.'}
    </p>
  );
}

/** What the bag brings in Bay Club, and what Bay Club does for the bag. */
export function ClubLine({ cart }: { cart: Cart }) {
  const token = useSession((state) => state.token);
  const terms = useClubTerms();
  const points = terms && pointsOfCart(cart, terms);
  if (!terms || !points) return null;
  return (
    <div className={styles.line}>
      {token ? (
        <>
          <p>
            This order brings <b>{pointsText(points)}</b>.
          </p>
          <TierLine cart={cart} terms={terms} token={token} />
        </>
      ) : (
        <p>
          Worth <b>{pointsText(points)}</b> in <Link to={paths.clubLanding()}>Bay Club</Link>.
        </p>
      )}
    </div>
  );
}
