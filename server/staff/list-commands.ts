import { maskEmail } from '@bluebird-bay/commerce/domain/customer/email-address.ts';
import { columns, day } from '@bluebird-bay/commerce/staff/columns.ts';
import { type Command, Refusal, UsageError } from '@bluebird-bay/commerce/staff/command.ts';
import { textOption } from '@bluebird-bay/commerce/staff/read-options.ts';
import { GIVEAWAY } from '@bluebird-bay/content/giveaway.ts';
import { LIST_IDS, type ListId } from '@bluebird-bay/content/lists.ts';
import { csvText } from '@bluebird-bay/services/csv.ts';
import type { DrawnEntry } from '@bluebird-bay/services/lists/giveaway-draw.ts';
import { endGiveaway, keepDraw, rehearseDraw } from '@bluebird-bay/services/lists/giveaway-store.ts';
import { countEntries, entriesAt, entriesOf, type KeptEntry } from '@bluebird-bay/services/lists/list-entries.ts';
import { LEAVE_LIST } from '@bluebird-bay/services/lists/lists-contract.ts';
import type { ServicesContext } from './services-context.ts';

function listNamed(name: string): ListId {
  const list = LIST_IDS.find((id) => id === name);
  if (!list) throw new UsageError(`There is no list "${name}"; there are ${LIST_IDS.join(', ')}.`);
  return list;
}

const NOT_DRAWN = 'It has not been drawn yet.';

const exported = ({ email, subject, confirmedAt, token }: KeptEntry): string[] => [
  email,
  subject,
  confirmedAt ? day(confirmedAt) : '',
  `${LEAVE_LIST.path}?token=${token}`,
];

const winnerRows = (winners: readonly DrawnEntry[], isWhole: boolean): string[] =>
  columns(
    winners.map(({ email, number }, index) => [
      index === 0 ? 'won' : `next in line ${index}`,
      isWhole ? email : maskEmail(email),
      number,
    ]),
  );

/** Lists people asked to be on, for those who write to them. */
export const LIST_COMMANDS: ReadonlyArray<Command<ServicesContext>> = [
  {
    name: 'lists show',
    summary: 'how many are on each list, or which lists an address is on',
    options: {
      of: {
        type: 'string',
        value: 'email',
        help: 'all that is kept under this address, for whoever asks what we know of them',
      },
    },
    run: (_, options, { withServices }) =>
      withServices(async (db) => {
        const email = textOption(options, 'of')?.trim().toLowerCase();
        if (email === undefined) {
          const counts = await countEntries(db);
          return columns(
            LIST_IDS.map((id) => {
              const { on = 0, asked = 0 } = counts.find(({ list }) => list === id) ?? {};
              return [id, `${on} on it`, `${asked} asked and not answered yet`];
            }),
          );
        }
        const entries = await entriesAt(db, email);
        return entries.length === 0
          ? [`${email} is on no list.`]
          : columns(
              entries.map(({ list, subject, askedAt, confirmedAt }) => [
                list,
                subject,
                `asked ${day(askedAt)}`,
                confirmedAt ? `said yes ${day(confirmedAt)}` : 'has not answered',
              ]),
            );
      }),
  },
  {
    name: 'lists export',
    takes: ['list'],
    summary: 'whoever said yes, as CSV: address, what they wait for, since when, and where one click takes them off',
    run: async ([name = ''], _, { withServices }) => {
      const list = listNamed(name);
      return withServices(async (db) => {
        const rows = (await entriesOf(db, list)).map(exported);
        return csvText([['email', 'subject', 'since', 'leave'], ...rows])
          .trimEnd()
          .split('\r\n');
      });
    },
  },
  {
    name: 'giveaway draw',
    summary: 'draw the giveaway by the phrase that the page publishes, once; again says what was drawn',
    options: {
      phrase: {
        type: 'string',
        value: 'headline',
        needed: 'always',
        help: 'the headline of the morning, as it will stand on the page',
      },
      rehearse: { type: 'boolean', help: 'draw from those who are on the list by now, and keep nothing' },
      whole: { type: 'boolean', help: 'say the addresses whole, to write to them' },
    },
    run: async (_, options, { clock, withServices }) => {
      const phrase = textOption(options, 'phrase')?.normalize('NFC').replace(/\s+/g, ' ').trim() ?? '';
      if (phrase.length < 3 || phrase.length > 300)
        throw new UsageError('Say the headline: --phrase "…", 3 to 300 letters.');
      const now = clock();
      const draw = { phrase, closesAt: new Date(GIVEAWAY.closesAt), places: GIVEAWAY.places };
      const isWhole = options.whole === true;
      return withServices(async (db) => {
        if (options.rehearse === true) {
          const { entries, winners } = await rehearseDraw(db, draw);
          return [`A rehearsal: ${entries} take part by now, and nothing is kept.`, ...winnerRows(winners, isWhole)];
        }
        if (now < new Date(GIVEAWAY.drawsAt))
          throw new Refusal(`The page promises ${GIVEAWAY.drawsAt}, and not before. --rehearse keeps nothing.`);
        const kept = await keepDraw(db, { ...draw, now });
        if (!kept) throw new Refusal('Nobody takes part.');
        if (kept.phrase !== phrase)
          throw new Refusal(`It was drawn on ${day(kept.drawnAt)} by “${kept.phrase}”, and is not drawn again.`);
        return [
          `Drawn on ${day(kept.drawnAt)} from ${kept.entries} by “${kept.phrase}”.`,
          ...winnerRows(kept.winners, isWhole),
        ];
      });
    },
  },
  {
    name: 'giveaway end',
    summary: 'once the winner has answered and everybody was told: delete the list, and who won',
    run: async (_, __, { clock, withServices }) => {
      if (clock() < new Date(GIVEAWAY.drawsAt)) throw new Refusal(NOT_DRAWN);
      return withServices(async (db) => {
        const forgotten = await endGiveaway(db, new Date(GIVEAWAY.closesAt));
        if (forgotten === undefined) throw new Refusal(NOT_DRAWN);
        return [`${forgotten} addresses are forgotten.`];
      });
    },
  },
];
