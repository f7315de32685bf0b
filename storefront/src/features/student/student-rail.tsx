import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { ArrowLabel, arrowLinkClass } from '../../ui/buttons/button.tsx';
import type { ProductCardData } from '../product/card/product-card-data.ts';
import { ProductRail } from '../product/rail/product-rail.tsx';

/** The collection of what costs little. */
export const BUDGET_COLLECTION = 'under-50';

/** What to spend the code on. */
export function StudentRail({ cards }: { cards: readonly ProductCardData[] }) {
  return (
    <ProductRail title="Good on a student budget" line="Before the code. After it they are better." cards={cards}>
      <Link to={paths.collection(BUDGET_COLLECTION)} className={arrowLinkClass}>
        <ArrowLabel>See the whole shelf</ArrowLabel>
      </Link>
    </ProductRail>
  );
}
