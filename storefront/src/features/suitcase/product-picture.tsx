import { documentShopConfig } from '../../storefront-api/document-shop-config.ts';
import { classNames } from '../../ui/class-names.ts';
import { thumbOf } from '../../ui/thumb.ts';
import { cutOutPicture } from '../game/doll/game-pictures.ts';
import styles from './product-picture.module.css';
import type { SuitcaseProduct } from './suitcase-product.ts';

/** A product laid flat: cut out where it was drawn by us, else its picture. Decoration: its name stands beside. */
export function ProductPicture({ product }: { product: SuitcaseProduct }) {
  const { image, card } = product;
  const src = image === undefined ? thumbOf(card.flat) : cutOutPicture(documentShopConfig().pictureBase, image);
  return (
    <img
      src={src}
      alt=""
      width="200"
      height="200"
      loading="lazy"
      decoding="async"
      className={classNames(styles.picture, image === undefined && styles.whole)}
    />
  );
}
