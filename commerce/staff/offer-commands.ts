import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { COUNTRIES } from '../domain/country/countries.ts';
import type { DiscountValue } from '../domain/discount/discount.ts';
import { exactText } from '../domain/money/money-text.ts';
import { codeKey, findCodes, isDiscountTitleTaken, saveDiscount } from '../store/discount/discounts.ts';
import { issueGiftCard, readableCode } from '../store/discount/gift-cards.ts';
import { type Command, type GivenOptions, Refusal, UsageError } from './command.ts';
import { endOfDay, moneyAmount, textOption, wholeNumber } from './read-options.ts';

/** Exactly one of the three values a code may have. */
function worthOf(options: GivenOptions): DiscountValue {
  const percent = textOption(options, 'percent');
  const amount = textOption(options, 'amount');
  const isFreeDelivery = options['free-delivery'] === true;
  const given = [percent !== undefined, amount !== undefined, isFreeDelivery].filter(Boolean).length;
  if (given !== 1) throw new UsageError('Say what it is worth: one of --percent, --amount or --free-delivery.');
  if (percent !== undefined) return { kind: 'percentage', percent: wholeNumber(percent, '--percent', 1, 100) };
  if (amount === undefined) return { kind: 'freeDelivery' };
  const usdMinor = moneyAmount(amount, 'USD');
  if (usdMinor === 0) throw new UsageError('--amount must be more than nothing.');
  return { kind: 'fixed', usdMinor };
}

/** When, and how often, a code works. */
function limitsOf(options: GivenOptions) {
  const [minimum, limit, ends] = [
    textOption(options, 'minimum'),
    textOption(options, 'limit'),
    textOption(options, 'ends'),
  ];
  return {
    minimumUsd: minimum === undefined ? null : wholeNumber(minimum, '--minimum', 1, 100_000),
    usageLimit: limit === undefined ? null : wholeNumber(limit, '--limit', 1),
    oncePerCustomer: options['once-per-customer'] === true,
    firstOrderOnly: options['first-order'] === true,
    endsAt: ends === undefined ? null : endOfDay(ends),
  };
}

const codeCreate: Command = {
  name: 'code create',
  takes: ['code'],
  summary: 'make a discount code',
  options: {
    percent: { type: 'string', value: 'n', needed: 'one of these', help: 'so many percent off' },
    amount: {
      type: 'string',
      value: 'dollars',
      needed: 'one of these',
      help: 'so many US dollars off; other currencies follow the price table',
    },
    'free-delivery': { type: 'boolean', needed: 'one of these', help: 'standard delivery for nothing' },
    title: { type: 'string', value: 'text', help: 'for the books; the code itself unless told' },
    minimum: { type: 'string', value: 'dollars', help: 'only from so many whole US dollars' },
    limit: { type: 'string', value: 'n', help: 'how often it can be used in all' },
    'once-per-customer': { type: 'boolean', help: 'once for each mailbox' },
    'first-order': { type: 'boolean', help: 'for first orders only' },
    ends: { type: 'string', value: 'day', help: 'the last day it works, such as 2026-12-31' },
  },
  async run([code = ''], options, { db }) {
    if (!/^[A-Za-z0-9_-]{3,64}$/.test(code))
      throw new UsageError('A code has 3 to 64 letters, digits, dashes and underscores.');
    const value = worthOf(options);
    const limits = limitsOf(options);
    await withTx(db, async (tx) => {
      if ((await findCodes(tx, [code], null)).has(codeKey(code))) throw new Refusal(`The code ${code} is taken.`);
      const title = textOption(options, 'title') ?? code;
      if (await isDiscountTitleTaken(tx, title))
        throw new Refusal(`There is a discount called "${title}" already; give this one another --title.`);
      await saveDiscount(
        tx,
        {
          title,
          value,
          class: value.kind === 'freeDelivery' ? 'delivery' : 'order',
          ...limits,
          combinesWith: value.kind === 'freeDelivery' ? ['product', 'order'] : ['product', 'delivery'],
        },
        [code],
      );
    });
    return [`The code ${code} works from now on.`];
  },
};

const CURRENCIES = new Set(COUNTRIES.map(({ currency }) => currency));

const giftCardIssue: Command = {
  name: 'gift-card issue',
  takes: ['amount', 'currency'],
  summary: 'make a gift card and tell its code, once',
  options: {
    ends: { type: 'string', value: 'day', help: 'the last day it can be used; none unless told' },
  },
  async run([amount = '', currency = ''], options, { db }) {
    const code = currency.toUpperCase();
    if (!CURRENCIES.has(code)) throw new UsageError(`The shop does not take "${currency}".`);
    const money = { amount: moneyAmount(amount, code), currency: code };
    if (money.amount === 0) throw new UsageError('A gift card holds more than nothing.');
    const ends = textOption(options, 'ends');
    const limits = ends === undefined ? {} : { expiresAt: endOfDay(ends) };
    const card = await withTx(db, async (tx) => commit(await issueGiftCard(tx, money, limits)));
    return [`${readableCode(card.code)}  ${exactText(money)}`, 'Keep the code: the shop keeps only its hash.'];
  },
};

export const offerCommands: readonly Command[] = [codeCreate, giftCardIssue];
