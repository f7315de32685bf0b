import { useRef } from 'react';
import { belowFold, later } from '../../../page-runtime/later.tsx';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/text.module.css';
import { BuyBox } from '../buying/buy-box.tsx';
import { useBuying } from '../buying/use-buying.ts';
import styles from './product-view.module.css';
import type { ProductViewData } from './product-view-data.ts';

const ProductSet = belowFold(later(() => import('./product-set.tsx').then((module) => module.ProductSet)));
const AddBar = belowFold(later(() => import('../buying/add-bar.tsx').then((module) => module.AddBar)));
const Gallery = later(() => import('../gallery/gallery.tsx').then((module) => module.Gallery));

const StoryBelow = belowFold(Story);

/** Pictures on one side, everything to buy it with on the other. */
export function ProductView({ product }: { product: ProductViewData }) {
  const buying = useBuying(product);
  const actions = useRef<HTMLDivElement>(null);
  return (
    <>
      <div className={styles.split}>
        <Gallery
          handle={product.handle}
          name={product.title}
          pictures={product.pictures}
          badge={product.badges[0]}
          bodies={product.bodies ?? []}
        />
        <div className={styles.buy}>
          <BuyBox product={product} buying={buying} actions={actions} />
        </div>
        <StoryBelow product={product} />
        {!product.forPoints && (
          <AddBar
            buying={buying}
            actions={actions}
            soldOut={product.soldOut === true}
            legend={product.options?.at(-1)}
          />
        )}
      </div>
      {product.halves && !product.soldOut && <ProductSet product={product} halves={product.halves} />}
    </>
  );
}

/** What its print is about. */
function Story({ product }: { product: ProductViewData }) {
  if (!product.story[0]) return null;
  return (
    <div className={classNames(styles.story, product.pictures[1] && styles.besideThumbs)}>
      <h2 className={text.h3}>{product.print ?? 'The story'}</h2>
      {product.story.map((paragraph) => (
        <p key={paragraph} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
