import { optionText } from '../domain/order/option-text.ts';
import { returnName, returnUrl } from '../domain/return/return-state.ts';
import { type FulfilmentRecord, fulfilmentsOfReturns } from '../store/order/fulfilments.ts';
import type { OrderLineRecord, OrderRecord } from '../store/order/order-record.ts';
import type { ReturnRecord } from '../store/order/returns.ts';
import { parcelView } from './parcel-view.ts';
import type { ReturnView } from './return-contract.ts';
import type { SelfServiceContext } from './self-service-context.ts';

const PICTURE_WIDTH = 400;

/** A line of an order as self-service shows it. */
export function unitView(line: OrderLineRecord, { pictureUrl }: Pick<SelfServiceContext, 'pictureUrl'>) {
  const { position, title, printTitle, picture } = line;
  return {
    position,
    title,
    print: printTitle,
    option: optionText(line),
    picture: picture && { url: pictureUrl(picture.spec, PICTURE_WIDTH), alt: picture.alt },
  };
}

/** A return as its shopper sees it. */
function returnView(
  found: ReturnRecord,
  order: OrderRecord,
  parcel: FulfilmentRecord | undefined,
  context: SelfServiceContext,
): ReturnView {
  return {
    name: returnName(found.number),
    state: found.state,
    way: found.way,
    requestedAt: found.requestedAt.toISOString(),
    url: returnUrl(context.shopOrigin, found.token),
    parcel: parcel ? parcelView(parcel, context) : null,
    pieces: found.lines.flatMap(({ position, quantity, resolution, variantTitle, outcome }) => {
      const line = order.lines.find((candidate) => candidate.position === position);
      return line
        ? [
            {
              ...unitView(line, context),
              quantity,
              resolution,
              size: variantTitle === '' ? null : variantTitle,
              outcome,
            },
          ]
        : [];
    }),
  };
}

/** How each of these returns is shown, with the parcel that followed it: one statement for all of them. */
export async function returnViewer(
  context: SelfServiceContext,
  returns: readonly ReturnRecord[],
): Promise<(found: ReturnRecord, order: OrderRecord) => ReturnView> {
  const parcels = await fulfilmentsOfReturns(
    context.db,
    returns.map(({ id }) => id),
  );
  return (found, order) => returnView(found, order, parcels.get(found.id), context);
}
