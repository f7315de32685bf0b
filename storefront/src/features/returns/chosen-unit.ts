import type { ReturnReason, ReturnResolution } from '@bluebird-bay/contract/returns.ts';
import type { SelfServiceAnswerOf } from '../../services-api/ask-self-service.ts';
import { formatMoney } from '../../ui/money/money-format.ts';

/** An order with what of it may go back. */
export type ReturnableOrder = SelfServiceAnswerOf<'returns/find'>;
/** A return that was asked for. */
export type RequestedReturn = SelfServiceAnswerOf<'returns'>;

/** What names an order: with the address it was placed with, or with the token of its owner. */
export interface OrderNamed {
  number: string;
  email: string;
  token?: string | undefined;
}

export type ReturnableUnit = ReturnableOrder['pieces'][number];

/** What somebody has said of a piece that goes back. */
export interface ChosenUnit {
  quantity: number;
  reason: ReturnReason;
  resolution: ReturnResolution;
  /** The id of the size wanted instead. */
  size?: string | undefined;
}

/** What a piece begins with: one of it, for being too small; another size where there is one, else money back. */
export const chosenAtFirst = (unit: ReturnableUnit): ChosenUnit => ({
  quantity: 1,
  reason: 'too-small',
  resolution: hasOtherSize(unit) ? 'exchange' : 'refund',
});

/** Whether there is another size to be had of it. */
export const hasOtherSize = ({ sizes }: ReturnableUnit): boolean =>
  sizes.length > 1 && sizes.some(({ available }) => available);

/** The lines that want another size and do not say which. */
export function missingIn(chosen: ReadonlyMap<number, ChosenUnit>): number[] {
  const missing = [...chosen].filter(([, { resolution, size }]) => resolution === 'exchange' && size === undefined);
  return missing.map(([position]) => position);
}

/** The id of the first size there is to choose for a line. */
export const sizeFieldId = (position: number): string => `size-${position}`;

/** What comes back for a unit, in words: the provider's own amount, or the size. */
export function dueText(unit: ReturnableUnit, { quantity, resolution, size }: ChosenUnit, currency: string): string {
  if (resolution === 'exchange') return unit.sizes.find(({ id }) => id === size)?.name ?? 'Choose a size';
  const amount = unit.amounts[quantity - 1];
  return amount === undefined ? '' : formatMoney({ amount, currencyCode: currency });
}
