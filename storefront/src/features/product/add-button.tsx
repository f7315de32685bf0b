import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { formatMoney } from '../../ui/money-format.ts';
import type { Buying } from './use-buying.ts';

interface AddButtonProps {
  buying: Buying;
  soldOut: boolean;
  /** The button of its form: Enter in the sizes presses it. */
  submits?: boolean;
}

/** "Add to bag, $46.00"; says so for three seconds once it is in. */
export function AddButton({ buying, soldOut, submits }: AddButtonProps) {
  const { step, added, price, add } = buying;
  if (soldOut) return <Button disabled>Sold out</Button>;
  return (
    <Button busy={step === 'adding'} type={submits ? 'submit' : 'button'} onClick={submits ? undefined : add}>
      {added ? (
        <>
          <Icon name="check" /> Added
        </>
      ) : (
        `Add to bag, ${formatMoney(price)}`
      )}
    </Button>
  );
}
