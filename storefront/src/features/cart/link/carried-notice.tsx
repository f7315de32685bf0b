import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import link from '../../../ui/buttons/link-button.module.css';
import { Notice } from '../../../ui/messages/notice.tsx';
import { isOneSize } from '../../product/card/size-label.ts';
import messages from '../drawer/cart-messages.module.css';
import { type CarriedIn, codeSentence, type MissingItem } from './carry-in.ts';
import type { CartLink } from './cart-link.ts';
import type { LinkedVariant } from './find-variants.ts';

/** "Kaila Top in Wildflowers, M": the product, and the size where there are several. */
function nameOf({ title, product }: LinkedVariant): string {
  const name = product.print ? `${product.title} in ${product.print.value}` : product.title;
  return isOneSize(title) ? name : `${name}, ${title}`;
}

/** A piece that is not in the bag, or not as often as it was named. */
function Missing({ variant, has }: { variant: LinkedVariant; has: number }) {
  const piece = (
    <Link to={paths.product(variant.product.handle)} className={link.link}>
      {nameOf(variant)}
    </Link>
  );
  if (has > 0)
    return (
      <p>
        {piece}: no more than {has} to be had, and {has === 1 ? 'it is' : 'they are'} in your bag.
      </p>
    );
  return <p>{piece} is sold out.</p>;
}

/** What is to be said of all that went in. */
function wholeSentence(whole: number, missing: number): string {
  if (missing > 0) return 'The rest of your link is in your bag.';
  return whole === 1 ? 'What your link named is in your bag.' : 'Everything in your link is in your bag.';
}

/** How many kinds of pieces nobody knows. */
const unknownSentence = (count: number): string =>
  count === 1 ? 'One piece in your link has left the shop.' : `${count} pieces in your link have left the shop.`;

/** Whether it names nothing of what it is about. */
const isBare = ({ kind, items, code }: CartLink): boolean => items.length === 0 && (kind === 'pieces' || code === '');

function Named(link: CartLink) {
  if (isBare(link))
    return <p>That link names no {link.kind === 'code' ? 'code' : 'pieces'}, so your bag is as it was.</p>;
  return link.isTooLong && <p>A link brings {link.items.length} different pieces at most. The others stayed out.</p>;
}

function MissingPieces({ missing }: { missing: readonly MissingItem[] }) {
  const unknown = missing.filter(({ variant }) => variant === undefined).length;
  return (
    <>
      {missing.map(({ variant, has }) => variant && <Missing key={variant.id} variant={variant} has={has} />)}
      {unknown > 0 && <p>{unknownSentence(unknown)}</p>}
    </>
  );
}

interface CarriedNoticeProps {
  link: CartLink;
  carried: CarriedIn;
  onRetry: () => void;
}

/** Says what became of a link that puts something into the bag. */
export function CarriedNotice({ link: asked, carried, onRetry }: CarriedNoticeProps) {
  const { whole, missing, code, reason } = carried;
  const said = code && codeSentence(asked.code, code);
  const isGood = !reason && missing.length === 0 && said?.isIn !== false && !isBare(asked);
  return (
    <Notice tone={isGood ? 'good' : 'warn'}>
      {reason ? (
        <p>
          {reason}{' '}
          <button type="button" className={messages.again} onClick={onRetry}>
            Try again
          </button>
        </p>
      ) : (
        <Named {...asked} />
      )}
      {!reason && <MissingPieces missing={missing} />}
      {whole > 0 && <p>{wholeSentence(whole, missing.length)}</p>}
      {said && <p>{said.text}</p>}
      {asked.to !== paths.cart() && !said?.isIn && (
        <p>
          <Link to={asked.to} className={link.link}>
            {asked.to === paths.home() ? 'On to the shop' : 'On to where your link leads'}
          </Link>
        </p>
      )}
    </Notice>
  );
}
