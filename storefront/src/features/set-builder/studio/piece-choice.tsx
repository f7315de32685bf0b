import { pictureUrl } from '../../../storefront-api/picture-url.ts';
import { MoneyText } from '../../../ui/money/price-text.tsx';
import styles from './piece-choice.module.css';
import type { StudioPiece } from './studio-data.ts';

interface PieceChoiceProps {
  legend: string;
  name: string;
  pictureBase: string;
  pieces: readonly StudioPiece[];
  chosen: StudioPiece;
  onChoose: (piece: StudioPiece) => void;
}

/** One half of the set among those that are cut from the print. */
export function PieceChoice({ legend, name, pictureBase, pieces, chosen, onChoose }: PieceChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.pieces}>
        {pieces.map((piece) => (
          <label key={piece.handle} className={styles.piece}>
            <input type="radio" name={name} checked={piece === chosen} onChange={() => onChoose(piece)} />
            <img
              src={pictureUrl(pictureBase, `c/${piece.image}`, 200)}
              alt=""
              width="200"
              height="200"
              loading="lazy"
              fetchPriority="low"
              decoding="async"
            />
            <b>{piece.title}</b>
            {piece.soldOut ? <span>Sold out</span> : <MoneyText of={piece.price} />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
