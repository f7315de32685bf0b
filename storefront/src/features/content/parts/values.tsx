import {
  CART_DAYS,
  FIRST_ORDER_CODE,
  FIRST_ORDER_PERCENT,
  RETURN_DAYS,
  STUDENT_CODE,
  STUDENT_PERCENT,
} from '@bluebird-bay/content/promises.ts';
import { SHOP_ADDRESS } from '@bluebird-bay/contract/shop-address.ts';
import { formatMoney, type MoneyAmount } from '../../../ui/money/money-format.ts';
import text from '../../../ui/text.module.css';
import { usePartData } from '../part-data.ts';

const Figure = ({ children }: { children: string | number }) => <span className={text.number}>{children}</span>;
const Percent = ({ of }: { of: number }) => <Figure>{`${of}%`}</Figure>;

/** An amount in the shopper's money; words that hold without it where the provider says none. */
function Amount({ of, otherwise }: { of: MoneyAmount | undefined; otherwise: string }) {
  return of ? <Figure>{formatMoney(of)}</Figure> : otherwise;
}

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Figures that words name, so that they are said in one place. */
export const valueParts = {
  ShopAddress: () => <b>{SHOP_ADDRESS.join(', ')}</b>,
  ReturnDays: () => <Figure>{RETURN_DAYS}</Figure>,
  CartDays: () => <Figure>{CART_DAYS}</Figure>,
  StudentCode: () => <b>{STUDENT_CODE}</b>,
  StudentPercent: () => <Percent of={STUDENT_PERCENT} />,
  FirstOrderCode: () => <b>{FIRST_ORDER_CODE}</b>,
  FirstOrderPercent: () => <Percent of={FIRST_ORDER_PERCENT} />,
  PairSaving: () => <Amount of={usePartData().amounts?.pair} otherwise="a little" />,
  FreeFrom: () => <Amount of={usePartData().amounts?.freeFrom} otherwise="a certain sum" />,
  GiftFrom: () => <Amount of={usePartData().amounts?.giftFrom} otherwise="a certain sum" />,
  DutyCountries: () => AND.format(usePartData().dutyCountries ?? []),
};
