import { announcedSales, callOffSale, planSale } from '../store/discount/planned-sales.ts';
import { moment } from './columns.ts';
import { type Command, Refusal, UsageError } from './command.ts';
import { textOption, wholeNumber } from './read-options.ts';

/** '2026-12-01T09:00Z' */
function momentOption(text: string | undefined, what: string): Date {
  const at = new Date(text ?? '');
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/.test(text ?? '') || Number.isNaN(at.getTime()))
    throw new UsageError(`${what} wants a moment such as 2026-12-01T09:00Z, not "${text ?? ''}".`);
  return at;
}

const salePlan: Command = {
  name: 'sale plan',
  takes: ['title'],
  summary: 'plan a sale; members of the club come in earlier',
  options: {
    percent: {
      type: 'string',
      value: 'n',
      needed: 'always',
      help: 'so many percent off every piece that is not reduced already',
    },
    opens: {
      type: 'string',
      value: 'moment',
      needed: 'always',
      help: 'when it opens to everybody, such as 2026-12-01T09:00Z',
    },
    ends: { type: 'string', value: 'moment', needed: 'always', help: 'the first moment it is over' },
    tag: { type: 'string', value: 'tag', help: 'only pieces with this tag, such as print_lemons' },
  },
  async run([title = ''], options, { db, clock }) {
    const percent = wholeNumber(textOption(options, 'percent') ?? '', '--percent', 1, 90);
    const opensAt = momentOption(textOption(options, 'opens'), '--opens');
    const endsAt = momentOption(textOption(options, 'ends'), '--ends');
    if (title.length < 3 || title.length > 60) throw new UsageError('A title has 3 to 60 letters.');
    if (endsAt <= opensAt || endsAt <= clock())
      throw new UsageError('A sale ends after it opens, and not in the past.');
    if (!(await planSale(db, { title, percent, tag: textOption(options, 'tag') ?? null, opensAt, endsAt })))
      throw new Refusal(`A sale called "${title}" is planned already.`);
    return [`${title}: ${percent} % off from ${moment(opensAt)} until ${moment(endsAt)}.`];
  },
};

const saleList: Command = {
  name: 'sale list',
  summary: 'sales that are open, or open within two weeks',
  async run(_args, _options, { db, clock }) {
    const sales = await announcedSales(db, clock());
    return sales.length === 0
      ? ['None.']
      : sales.map((sale) => `${sale.title}: ${sale.percent} %, ${moment(sale.opensAt)} to ${moment(sale.endsAt)}`);
  },
};

const saleCallOff: Command = {
  name: 'sale call-off',
  takes: ['title'],
  summary: 'call a sale off, at once',
  async run([title = ''], _options, { db }) {
    if (!(await callOffSale(db, title))) throw new Refusal(`There is no sale called "${title}".`);
    return [`${title} is called off.`];
  },
};

export const saleCommands: readonly Command[] = [salePlan, saleList, saleCallOff];
