import { useId, useState } from 'react';
import { documentShopConfig } from '../../storefront-api/document-shop-config.ts';
import { Button } from '../../ui/buttons/button.tsx';
import text from '../../ui/text.module.css';
import { Figured } from '../content/words.tsx';
import { DollFigure } from '../game/doll/doll-figure.tsx';
import { PictureBase } from '../game/doll/game-pictures.ts';
import type { DollId } from '../game/wardrobe/wardrobe.ts';
import { BodyChoice } from '../set-builder/studio/body-choice.tsx';
import { drawnOutfit } from './dressed.ts';
import styles from './outfit-grid.module.css';
import { isPair, type Outfit } from './outfits.ts';
import { ProductPicture } from './product-picture.tsx';
import { isDollSized, productName, type SuitcaseProduct } from './suitcase-product.ts';

/** As many as are drawn at once; each doll is several pictures. */
const STEP = 12;

interface OutfitGridProps {
  outfits: readonly Outfit<SuitcaseProduct>[];
  /** All that is in: what is taken along is carried in every outfit. */
  products: readonly SuitcaseProduct[];
}

function titleOf(count: number): string {
  if (count === 1) return 'The one outfit';
  return count === 2 ? 'Both of them' : `All ${count} of them`;
}

/** Every outfit, drawn. */
export function OutfitGrid({ outfits, products }: OutfitGridProps) {
  const [doll, setDoll] = useState<DollId>('marisol');
  const [most, setMost] = useState(STEP);
  const heading = useId();
  const along = products.filter(({ role }) => role === 'along');
  const rest = outfits.length - most;
  return (
    <section aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 className={text.h3} id={heading}>
          <Figured words={titleOf(outfits.length)} />
        </h2>
        {products.some(isDollSized) && <BodyChoice chosen={doll} onChoose={setDoll} />}
      </div>
      <PictureBase value={documentShopConfig().pictureBase}>
        <ul className={styles.outfits}>
          {outfits.slice(0, most).map((outfit) => (
            <OutfitFigure key={outfit.key} outfit={outfit} along={along} doll={doll} />
          ))}
        </ul>
      </PictureBase>
      {along.length > 0 && (
        <div className={styles.along}>
          <p className={text.soft}>Along with all of them</p>
          <ul>
            {along.map((product) => (
              <li key={product.handle}>
                <ProductPicture product={product} />
                {productName(product)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {rest > 0 && (
        <Button variant="outline" className={styles.more} onClick={() => setMost(most + STEP)}>
          Draw {Math.min(STEP, rest)} more of {rest}
        </Button>
      )}
    </section>
  );
}

interface OutfitFigureProps {
  outfit: Outfit<SuitcaseProduct>;
  along: readonly SuitcaseProduct[];
  doll: DollId;
}

function OutfitFigure({ outfit, along, doll }: OutfitFigureProps) {
  const { worn, flat } = drawnOutfit(outfit, along);
  const { over } = outfit;
  return (
    <li>
      <figure className={styles.outfit}>
        <div className={styles.stage}>
          {worn && (
            <DollFigure
              dressed={{ doll, pose: 'classic', worn }}
              sizes="(min-width: 1100px) 150px, 34vw"
              className={styles.doll}
            />
          )}
          {flat.length > 0 && (
            <div className={worn ? styles.beside : styles.flat}>
              {flat.map((product) => (
                <ProductPicture key={product.handle} product={product} />
              ))}
            </div>
          )}
        </div>
        <figcaption className={styles.words}>
          {outfit.worn.map((product, at) => (
            <span key={product.handle}>
              {at > 0 && 'with '}
              {productName(product)}
            </span>
          ))}
          {over && <span>under {productName(over)}</span>}
          {isPair(outfit) && <em>One print, pair price</em>}
        </figcaption>
      </figure>
    </li>
  );
}
