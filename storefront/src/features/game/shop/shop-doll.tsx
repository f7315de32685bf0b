import { type ComponentProps, useEffect, useState } from 'react';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import link from '../../../ui/buttons/link-button.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { LineIcon } from '../../../ui/icons/line-icon.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { formatMoney } from '../../../ui/money/money-format.ts';
import { PriceText } from '../../../ui/money/price-text.tsx';
import { useDialog } from '../../../ui/overlays/use-dialog.ts';
import text from '../../../ui/text.module.css';
import { prepareCart } from '../../cart/cart-actions.ts';
import { useCart } from '../../cart/state/cart-store.ts';
import { usePriceTogether } from '../../cart/use-price-together.ts';
import { saveLastSize } from '../../size-guide/fit-memory.ts';
import { useFit } from '../../size-guide/use-fit.ts';
import { GAME_ICONS } from '../screens/game-icons.ts';
import { sound } from '../screens/sounds.ts';
import stage from '../screens/stage.module.css';
import { BOUGHT_SLOTS, type BoughtSlot, type GameState, pickVariant, putOn } from '../state/game-state.ts';
import { goTo, note, play, useGame } from '../state/game-store.ts';
import { type AddedOutfit, addOutfit } from './add-outfit.ts';
import { OutfitItem } from './outfit-item.tsx';
import { pickedSizes } from './picked-sizes.ts';
import { insteadOf } from './replace-missing.ts';
import styles from './shop-doll.module.css';
import { useWornProducts } from './use-worn-products.ts';
import type { WornProducts } from './worn-products.ts';

const loadChart = () => import('../../size-guide/size-chart-dialog.tsx').then((module) => module.SizeChartDialog);

const FIT_PARTS = { top: 'top', bottoms: 'bottoms', onePiece: 'whole' } as const;

/** Everything the doll wears, to wear: real products, sizes, prices and stock, and one button. */
export function ShopDoll() {
  const game = useGame((state) => state);
  const { found, again } = useWornProducts();
  const { fit } = useFit();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<AddedOutfit>();
  const chart = useDialog(loadChart);
  useEffect(prepareCart, []);

  const products = typeof found === 'string' ? {} : found;
  const picked = pickedSizes(products, game.variants, fit);
  const price = usePriceTogether(picked.map(({ size }) => size.variantId));
  const canBeHad = (product: WornProducts[BoughtSlot]): boolean =>
    product !== undefined && product !== 'gone' && !product.soldOut;
  const unsized = BOUGHT_SLOTS.filter((slot) => canBeHad(products[slot])).length - picked.length;
  const sold = BOUGHT_SLOTS.filter((slot) => products[slot] !== undefined);
  const first = sold.map((slot) => products[slot]).find((product) => product !== 'gone' && product !== undefined);

  const add = async (): Promise<void> => {
    if (busy || picked.length === 0) return;
    setBusy(true);
    sound('next');
    const added = await addOutfit(picked);
    setOutcome(added);
    setBusy(false);
    if (!added.whole) return;
    for (const { slot, size } of picked) {
      if (slot === 'top' || slot === 'bottoms' || slot === 'onePiece') saveLastSize(FIT_PARTS[slot], size.label);
    }
  };

  return (
    <>
      <div className={styles.head}>
        <h2 className={text.h3}>Wear what you played</h2>
        {first && (
          <button type="button" className={link.link} aria-haspopup="dialog" onClick={chart.show}>
            <LineIcon shape={GAME_ICONS.ruler} size="small" />
            Size chart
          </button>
        )}
        {chart.Dialog && first && (
          <chart.Dialog
            open={chart.open}
            onClose={chart.close}
            product={{ handle: first.handle, title: first.title, kind: 'one-piece' }}
            chosen={picked[0]?.size.label}
          />
        )}
      </div>
      {found === 'asking' && <p className={styles.waiting}>Asking the shop about each piece …</p>}
      {found === 'failed' && (
        <Notice tone="bad">
          The shop did not answer, so there are no prices here. Your outfit is safe.{' '}
          <button type="button" className={link.link} onClick={again}>
            Ask again
          </button>
        </Notice>
      )}
      <ul className={styles.items}>
        {sold.map((slot) => (
          <OutfitItem
            key={slot}
            slot={slot}
            name={game[slot]?.name ?? ''}
            product={products[slot] ?? 'gone'}
            chosen={picked.find((item) => item.slot === slot)?.size}
            instead={instead(game, slot)}
            note={outcome?.bySlot[slot]}
            onChoose={(variantId) => {
              setOutcome(undefined);
              sound('select');
              note(pickVariant(game, slot, variantId));
            }}
          />
        ))}
        <NotForSale game={game} />
        <li className={styles.own}>
          <button type="button" className={link.link} onClick={() => goTo('dress')}>
            Change her outfit
          </button>
        </li>
      </ul>
      <GiftNote />
      <div className={styles.total}>
        <div>
          {price && (
            <div className={styles.sum}>
              Total
              <PriceText
                price={price.total}
                was={price.was}
                size="large"
                className={styles.price}
                wasClassName={styles.was}
              />
            </div>
          )}
          <p role="status">
            {outcome?.reason ?? (unsized > 0 && `Pick a size to add it${picked.length > 0 ? ' too' : ''}.`)}
          </p>
        </div>
        <button
          type="button"
          className={classNames(buttonClass(), stage.forward)}
          aria-busy={busy || undefined}
          disabled={picked.length === 0}
          onClick={add}
        >
          <Icon name="bag" size="small" />
          {picked.length === 0 ? 'Add to bag' : `Add ${picked.length} to bag`}
        </button>
      </div>
    </>
  );
}

/** What she wears that the shop does not have. */
function NotForSale({ game }: { game: GameState }) {
  const ownItems = BOUGHT_SLOTS.flatMap((slot) => (game[slot]?.handle === '' ? [game[slot].name] : []));
  return (
    <>
      {ownItems.length > 0 && (
        <li className={styles.own}>
          {ownItems.length === 1 ? `${ownItems[0]} is` : 'Her own two are'} not for sale: she only has the one
          {ownItems.length > 1 && ' of each'}.
        </li>
      )}
      {(game.shades || game.sandals) && <li className={styles.own}>Shades and sandals are just for play.</li>}
    </>
  );
}

/** The way to what she could wear in the place of something that is not to be had. */
function instead(game: GameState, slot: BoughtSlot): ComponentProps<typeof OutfitItem>['instead'] {
  const others = insteadOf(game, slot);
  const [first] = others;
  const wear = (): void => play((now) => others.reduce((dressed, [at, item]) => putOn(dressed, at, item), now));
  return first && { name: first[1].name, wear };
}

/** What comes along for nothing, in the shopper's own currency. */
function GiftNote() {
  const from = useCart(({ offers }) => offers?.giftFrom);
  if (!from) return null;
  return (
    <p className={styles.gift}>
      <Icon name="gift" size="small" />
      Marlo Dolls pieces for {formatMoney(from)} or more bring a mini pouch along for nothing.
    </p>
  );
}
