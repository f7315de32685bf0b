import { readFile } from 'node:fs/promises';
import { columns, day } from '@bluebird-bay/commerce/staff/columns.ts';
import { type Command, type GivenOptions, Refusal, UsageError } from '@bluebird-bay/commerce/staff/command.ts';
import { endOfDay, textOption, wholeNumber } from '@bluebird-bay/commerce/staff/read-options.ts';
import { REWARDS, SAMPLE_BALANCE, SAMPLE_POINTS } from '@bluebird-bay/content/bay-club.ts';
import { tierName } from '@bluebird-bay/services/club/entry-titles.ts';
import type { ClubAccount } from '@bluebird-bay/services/club/ledger/accounts.ts';
import { auditLedger } from '@bluebird-bay/services/club/ledger/audit.ts';
import { countPooledCodes, importCodes } from '@bluebird-bay/services/club/rewards/code-pool.ts';
import { makeSampleMember } from '@bluebird-bay/services/club/staff/sample-points.ts';
import {
  accountsAt,
  adjustPoints,
  entriesOf,
  type StaffResult,
  voidEntry,
} from '@bluebird-bay/services/club/staff/staff-points.ts';
import type { ServicesDb } from '@bluebird-bay/services/store/services-database.ts';
import type { ServicesContext } from './services-context.ts';

const SHOWN_ENTRIES = 30;

const REASON = {
  reason: { type: 'string', value: 'why', needed: 'always', help: 'why, for the member to read, for ever' },
} as const;

function reasonOf(options: GivenOptions): string {
  const reason = textOption(options, 'reason')?.trim() ?? '';
  if (reason.length < 3 || reason.length > 300) throw new UsageError('Say why: --reason "…", 3 to 300 letters.');
  return reason;
}

async function memberAt(db: ServicesDb, email: string): Promise<ClubAccount> {
  const [account, other] = await accountsAt(db, email);
  if (!account) throw new Refusal(`There is no member ${email.trim().toLowerCase()}.`);
  if (other) throw new Refusal('Two members have this address: look them up by their orders.');
  return account;
}

const REFUSALS: Readonly<Record<Exclude<StaffResult, { ok: true }>['code'], string>> = {
  TOO_FEW: 'There are not so many points to take.',
  NO_SUCH_ENTRY: 'There is no entry of that number.',
  NOT_VOIDABLE: 'That entry cannot be taken back: members undo codes themselves, the calendar does the rest.',
  VOID_BEFORE: 'That was taken back before.',
};

function balanceLine(result: StaffResult): string {
  if (!result.ok) throw new Refusal(REFUSALS[result.code]);
  return `${result.account.available} points to spend, ${result.account.pending} pending.`;
}

const show: Command<ServicesContext> = {
  name: 'points show',
  takes: ['email'],
  summary: 'a member’s points, and where they came from',
  run: ([email = ''], _, { withServices }) =>
    withServices(async (db) => {
      const account = await memberAt(db, email);
      const entries = await entriesOf(db, account.id, SHOWN_ENTRIES);
      return [
        `${account.email}: ${tierName(account.tier)}, ${account.available} points to spend, ${account.pending} pending.`,
        ...columns(
          entries.map(({ number, posted, title, detail, from, to, points, available }) => [
            String(number),
            day(posted),
            `${from} → ${to}`,
            String(points),
            String(available),
            [title, detail].filter(Boolean).join(', '),
          ]),
        ),
      ];
    }),
};

const adjust: Command<ServicesContext> = {
  name: 'points adjust',
  takes: ['email', 'points'],
  summary: 'give points, or take some that are there',
  options: {
    take: { type: 'boolean', help: 'take them instead' },
    ...REASON,
  },
  async run([email = '', count = ''], options, { clock, withServices }) {
    const points = wholeNumber(count, 'points', 1, 1_000_000) * (options.take === true ? -1 : 1);
    const reason = reasonOf(options);
    return withServices(async (db) => {
      const { id: account } = await memberAt(db, email);
      return [balanceLine(await adjustPoints(db, { account, points, reason, now: clock() }))];
    });
  },
};

const voidCommand: Command<ServicesContext> = {
  name: 'points void',
  takes: ['email', 'entry'],
  summary: 'take back what an entry’s cause has brought; its number is in points show',
  options: REASON,
  async run([email = '', number = ''], options, { clock, withServices }) {
    const entry = wholeNumber(number, 'entry', 1);
    const reason = reasonOf(options);
    return withServices(async (db) => {
      const { id: account } = await memberAt(db, email);
      return [balanceLine(await voidEntry(db, { account, entry, reason, now: clock() }))];
    });
  },
};

const sample: Command<ServicesContext> = {
  name: 'points sample',
  takes: ['email'],
  summary: `make a new member one to show the club with: ${SAMPLE_BALANCE} points to start with`,
  options: {
    activity: { type: 'boolean', help: `a statement with something in it too: ${SAMPLE_POINTS.join(', ')}` },
  },
  run: ([email = ''], options, { clock, withServices }) =>
    withServices(async (db) => {
      const { id } = await memberAt(db, email);
      const account = await makeSampleMember(db, { account: id, activity: options.activity === true, now: clock() });
      if (!account) throw new Refusal('This member has points of their own.');
      return [`${account.available} points to spend, ${account.pending} pending.`];
    }),
};

const audit: Command<ServicesContext> = {
  name: 'points audit',
  summary: 'look through the ledger: balances are sums, no code is without its debit',
  run: (_, __, { withServices }) =>
    withServices(async (db) => {
      const found = await auditLedger(db);
      if (found.length > 0)
        throw new Refusal(found.map(({ account, what }) => `account ${account}: ${what}`).join('\n'));
      return ['The books add up.'];
    }),
};

const codes: Command<ServicesContext> = {
  name: 'points codes',
  summary: 'single-use codes made at another provider: how many wait, or bring some, one a line',
  options: {
    import: { type: 'string', value: 'file', help: 'a file with one code a line' },
    reward: { type: 'string', value: 'reward', help: REWARDS.map(({ id }) => id).join(', ') },
    ends: { type: 'string', value: 'day', help: 'the last day they work there, such as 2026-12-31' },
  },
  async run(_, options, { withServices }) {
    const file = textOption(options, 'import');
    const reward = REWARDS.find(({ id }) => id === textOption(options, 'reward'));
    if (file === undefined)
      return withServices(async (db) => {
        const waiting = await countPooledCodes(db);
        return columns(REWARDS.map(({ id }) => [id, String(waiting.get(id) ?? 0)]));
      });
    if (!reward) throw new UsageError('Say of which reward: --reward, one of those in the help.');
    const given = (await readFile(file, 'utf8'))
      .split(/\r?\n/)
      .map((line) => line.trim().toUpperCase())
      .filter(Boolean);
    const bad = given.find((code) => !/^[A-Z0-9_-]{3,64}$/.test(code));
    if (bad !== undefined) throw new UsageError(`That is no code: "${bad}".`);
    const ends = textOption(options, 'ends');
    return withServices(async (db) => {
      const added = await importCodes(db, reward.id, given, ends === undefined ? null : endOfDay(ends));
      return [`${added} codes are new, ${given.length - added} were there or given out before.`];
    });
  },
};

/** What staff do with points. Every change says why, and stays in the ledger. */
export const POINTS_COMMANDS: ReadonlyArray<Command<ServicesContext>> = [
  show,
  adjust,
  voidCommand,
  sample,
  audit,
  codes,
];
