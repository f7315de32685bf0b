import { useEffect } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import link from '../../ui/buttons/link-button.module.css';
import { Notice } from '../../ui/messages/notice.tsx';
import { formatMoney } from '../../ui/money/money-format.ts';
import { loadOffers } from '../cart/cart-actions.ts';
import { useCart } from '../cart/state/cart-store.ts';

/** With whom a piece was made, what comes along with enough of them in the shopper's own money, and where they are played with. */
export function PartnerNote({ partner }: { partner: string }) {
  const giftFrom = useCart(({ offers }) => offers?.giftFrom);
  useEffect(loadOffers, []);
  return (
    <Notice>
      <b>{partner} × Bluebird Bay.</b> Drawn together, sewn with the rest of the range. {partner} pieces for{' '}
      {giftFrom ? formatMoney(giftFrom) : 'a certain sum'} or more bring a mini pouch along for nothing.{' '}
      <Link to={paths.marloDolls()} className={link.link}>
        Dress a doll in them
      </Link>
    </Notice>
  );
}
