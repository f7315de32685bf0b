import { useStore } from 'zustand';
import { Button } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { MoneyText } from '../../../ui/money/price-text.tsx';
import { useCart } from '../../cart/state/cart-store.ts';
import type { CardSize } from '../card/product-card-data.ts';
import type { Buying } from './use-buying.ts';

interface AddButtonProps {
  buying: Buying;
  soldOut: boolean;
  /** The button of its form: Enter in the sizes presses it. */
  submits?: boolean;
}

/** "Add to bag, $46.00"; says so for three seconds once it is in. For what is sold out: "Tell me when M is back". */
export function AddButton({ buying, soldOut, submits }: AddButtonProps) {
  const { buttons, price, add, near, chosen } = buying;
  const adding = useStore(buttons, ({ step }) => step === 'adding');
  const addedId = useStore(buttons, (state) => state.addedId);
  const justAdded = useCart((state) => state.justAdded);
  const added = justAdded && chosen && chosen.variantId === addedId;
  const away = chosen ? !chosen.available : soldOut;
  return (
    <Button busy={adding} type={submits ? 'submit' : 'button'} onClick={submits ? undefined : add} onPointerDown={near}>
      {away ? (
        tellMeLabel(chosen)
      ) : added ? (
        <>
          <Icon name="check" /> Added
        </>
      ) : (
        <span>
          Add to bag, <MoneyText of={price} />
        </span>
      )}
    </Button>
  );
}

/** "Buy it now": with the chosen size to the checkout. */
export function BuyNowButton({ buying: { buttons, buy, chosen } }: { buying: Buying }) {
  const leaving = useStore(buttons, ({ step }) => step === 'leaving');
  return (
    <Button variant="outline" busy={leaving} disabled={chosen?.available === false} onClick={buy}>
      Buy it now
    </Button>
  );
}

/** What the main button offers for a size that is sold out; without a size where all are. */
export function tellMeLabel(size: Pick<CardSize, 'label'> | undefined): string {
  return size && size.label !== 'One Size' ? `Tell me when ${size.label} is back` : 'Tell me when it’s back';
}
