import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import { useDialog } from '../../../ui/overlays/use-dialog.ts';
import type { ProductCardData } from '../../product/card/product-card-data.ts';

const loadDialog = () =>
  import('../../back-in-stock/back-in-stock-dialog.tsx').then((module) => module.BackInStockDialog);

/**
 * What can be done about a product that is sold out: being written to. Without that dialog, its page has its other
 * prints.
 */
export function SoldOutAction({ card, name }: { card: ProductCardData; name: string }) {
  const notice = useDialog(loadDialog);
  if (notice.failed)
    return (
      <Link to={paths.product(card.handle)} className={buttonClass({ variant: 'outline', size: 'small', block: true })}>
        See other prints
      </Link>
    );
  return (
    <>
      <Button
        variant="outline"
        size="small"
        block
        aria-haspopup="dialog"
        onPointerEnter={notice.prepare}
        onFocus={notice.prepare}
        onClick={notice.show}
      >
        Tell me when back
      </Button>
      {notice.Dialog && (
        <notice.Dialog
          open={notice.open}
          onClose={notice.close}
          name={name}
          sizes={card.sizes}
          requestedSize={undefined}
        />
      )}
    </>
  );
}
