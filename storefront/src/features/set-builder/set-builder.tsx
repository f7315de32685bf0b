import { type FormEvent, useRef, useState } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import link from '../../ui/buttons/link-button.module.css';
import { useFocusOnWrong } from '../../ui/inputs/field.tsx';
import { MoneyText } from '../../ui/money/price-text.tsx';
import { Picture } from '../../ui/picture.tsx';
import text from '../../ui/text.module.css';
import { prepareCart } from '../cart/cart-actions.ts';
import { useCart } from '../cart/state/cart-store.ts';
import { usePromises } from '../delivery/promises.ts';
import { addSet } from './add-set.ts';
import type { Half, HalfKind } from './half.ts';
import { HalfSize, useHalfSize } from './half-size.tsx';
import styles from './set-builder.module.css';
import { SetTotal } from './set-total.tsx';

interface SetBuilderProps {
  /** The item on the page, and which half it is. */
  own: Half;
  kind: HalfKind;
  /** What completes it, in the same print. */
  others: readonly Half[];
}

const PICTURE_SIZES = '(min-width: 800px) 300px, 50vw';

/** A top and bottoms of one print, each in its own size, into the cart at once. */
export function SetBuilder({ own, kind, others }: SetBuilderProps) {
  const otherKind: HalfKind = kind === 'top' ? 'bottoms' : 'top';
  const promises = usePromises();
  const [pickedAt, setPickedAt] = useState(0);
  const picked = others[pickedAt];
  const [ownSize, setOwnSize] = useHalfSize(own, kind);
  const [otherSize, setOtherSize] = useHalfSize(picked, otherKind);
  const [busy, setBusy] = useState(false);
  // Another one with every press that lacks a size.
  const [missing, setMissing] = useState<object>();
  const form = useFocusOnWrong(missing);
  const [failed, setFailed] = useState(false);
  const section = useRef<HTMLElement>(null);
  const reason = useCart((state) => state.reasons.cart);

  if (!picked) return null;
  const [top, bottoms] = kind === 'top' ? [own, picked] : [picked, own];
  const offer = promises?.pairOffer;

  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!ownSize || !otherSize) return setMissing({});
    setMissing(undefined);
    setBusy(true);
    const added = await addSet([
      { half: own, kind, variantId: ownSize },
      { half: picked, kind: otherKind, variantId: otherSize },
    ]);
    setBusy(false);
    setFailed(!added);
  };

  const ownField = (
    <HalfSize half={own} kind={kind} value={ownSize} onChoose={setOwnSize} missing={missing !== undefined} />
  );
  const otherField = (
    <HalfSize
      half={picked}
      kind={otherKind}
      value={otherSize}
      onChoose={setOtherSize}
      missing={missing !== undefined}
    />
  );
  return (
    <section ref={section} className={styles.set} aria-labelledby="set-heading">
      <div className={styles.pictures}>
        <Picture source={{ ...top.picture, alt: '' }} sizes={PICTURE_SIZES} />
        <Picture source={{ ...bottoms.picture, alt: '' }} sizes={PICTURE_SIZES} />
      </div>
      <form
        ref={form}
        className={styles.body}
        onSubmit={add}
        onPointerEnter={prepareCart}
        onFocus={prepareCart}
        noValidate
      >
        <h2 className={text.h2} id="set-heading">
          Make it a set
        </h2>
        <p className={styles.line}>
          Your {kind === 'top' ? 'top is' : 'bottoms are'} sorted. Pick the other half
          {offer ? (
            <>
              {' '}
              and take <MoneyText of={offer} /> off the pair.
            </>
          ) : (
            ', and the pair costs less than its halves.'
          )}
        </p>
        <fieldset className={styles.picks}>
          <legend>{otherKind === 'top' ? 'Tops' : 'Bottoms'}</legend>
          {others.map((half, index) => (
            <label key={half.handle} className={styles.pick}>
              <input type="radio" name="other-half" checked={index === pickedAt} onChange={() => setPickedAt(index)} />
              <Picture source={{ ...half.picture, alt: '' }} sizes="160px" />
              <b>{half.title}</b>
              <MoneyText of={half.price} />
            </label>
          ))}
        </fieldset>
        <div className={styles.sizes}>
          {kind === 'top' ? ownField : otherField}
          {kind === 'top' ? otherField : ownField}
        </div>
        <div className={styles.total}>
          <SetTotal section={section} own={own} other={picked} sizes={[ownSize, otherSize]} promises={promises} />
          <Button type="submit" busy={busy}>
            Add both to bag
          </Button>
          <Link to={paths.suitcase([own.handle], 'pack')} className={link.link}>
            See every outfit it makes, in the suitcase
          </Link>
        </div>
        <p className={styles.reason} role="status">
          {failed && reason}
        </p>
      </form>
    </section>
  );
}
