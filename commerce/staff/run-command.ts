import { parseArgs } from 'node:util';
import { findEmail, newestEmails } from '../store/outbox/mailbox.ts';
import { catalogueCommands } from './catalogue-commands.ts';
import { columns } from './columns.ts';
import { type Command, type CommandOption, Refusal, type StaffContext, UsageError } from './command.ts';
import { customerCommands } from './customer-commands.ts';
import { offerCommands } from './offer-commands.ts';
import { orderCommands } from './order-commands.ts';
import { textOption, wholeNumber } from './read-options.ts';
import { returnCommands } from './return-commands.ts';
import { saleCommands } from './sale-commands.ts';

const mailbox: Command = {
  name: 'mailbox',
  summary: 'emails that wait here because no mail server is set',
  options: {
    to: { type: 'string', value: 'email', help: 'only to this address' },
    show: { type: 'string', value: 'id', help: 'the text of one letter' },
  },
  async run(_args, options, { db }) {
    const id = textOption(options, 'show');
    if (id !== undefined) {
      const email = await findEmail(db, wholeNumber(id, '--show', 1));
      if (!email) throw new Refusal(`There is no letter ${id}.`);
      return [`To: ${email.recipient}`, `Subject: ${email.subject}`, '', ...email.text.trimEnd().split('\n')];
    }
    const emails = await newestEmails(db, 50, textOption(options, 'to')?.toLowerCase());
    if (emails.length === 0) return ['No letters.'];
    return columns(emails.map((email) => [String(email.id), email.recipient, email.subject]));
  },
};

/** Everything staff can do from the command line. */
export const COMMANDS: readonly Command[] = [
  ...orderCommands,
  ...returnCommands,
  ...catalogueCommands,
  ...customerCommands,
  ...offerCommands,
  ...saleCommands,
  mailbox,
];

const CALL = 'npm run shop --';

/** What came of a command line: what to print where, and how the process ends. */
export interface Outcome {
  exitCode: 0 | 1 | 2;
  out: readonly string[];
  err: readonly string[];
}

const printed = (out: readonly string[]): Outcome => ({ exitCode: 0, out, err: [] });

/** A command line that makes sense: what to print, or a command to run. */
export type Plan<Context = StaffContext> =
  | { kind: 'done'; outcome: Outcome }
  | { kind: 'run'; run: (context: Context) => Promise<Outcome> };

/** What the overview says of a command. */
export type Summary = Pick<Command, 'name' | 'takes' | 'options' | 'summary'>;

/** '--line <line=pieces>…' */
const optionCall = (name: string, option: CommandOption): string =>
  option.type === 'boolean' ? `--${name}` : `--${name} <${option.value}>${option.multiple ? '…' : ''}`;

/** 'order fulfil <number> [--line <line=pieces>…]'; in short 'order fulfil <number> …'. */
function callOf({ name, takes = [], options = {} }: Summary, { isShort = false } = {}): string {
  const calls = (needed: CommandOption['needed']): string[] =>
    Object.entries(options).flatMap(([key, option]) => (option.needed === needed ? [optionCall(key, option)] : []));
  const oneOf = calls('one of these').join(' | ');
  const further = calls(undefined).map((call) => `[${call}]`);
  return [
    name,
    ...takes.map((word) => `<${word}>`),
    ...calls('always'),
    ...(oneOf === '' ? [] : [`(${oneOf})`]),
    ...(isShort && further.length > 0 ? ['…'] : further),
  ].join(' ');
}

function overview(commands: readonly Summary[]): string[] {
  return [
    `Usage: ${CALL} <command> …`,
    '',
    ...columns(commands.map((command) => [`  ${callOf(command, { isShort: true })}`, command.summary])),
    '',
    `More about one: ${CALL} <command> --help`,
  ];
}

function helpOf(command: Summary): string[] {
  const options = Object.entries(command.options ?? {}).map(([option, { help }]) => [`  --${option}`, help]);
  return [
    `Usage: ${CALL} ${callOf(command)}`,
    '',
    command.summary,
    ...(options.length > 0 ? ['', ...columns(options)] : []),
  ];
}

/** The command that the first words name: the first that fits, so one stands behind those whose names go on from its own. */
function commandOf<Context>(
  commands: ReadonlyArray<Command<Context>>,
  args: readonly string[],
): Command<Context> | undefined {
  return commands.find(({ name }) => {
    const parts = name.split(' ');
    return parts.every((part, index) => args[index] === part);
  });
}

const usageFailure = (message: string, hint: string): Plan<unknown> => ({
  kind: 'done',
  outcome: { exitCode: 2, out: [], err: [message, `See ${CALL} ${hint}--help`] },
});

function parsed({ options = {} }: Pick<Command, 'options'>, rest: readonly string[]) {
  try {
    return parseArgs({ args: [...rest], options, allowPositionals: true, strict: true });
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
}

/** Reads a command line; nothing is opened or changed yet. `summaries` is what the overview names: the commands unless told. */
export function planCommand<Context>(
  argv: readonly string[],
  commands: ReadonlyArray<Command<Context>>,
  summaries: readonly Summary[] = commands,
): Plan<Context> {
  const first = argv.findIndex((word) => word.startsWith('-'));
  const names = first === -1 ? argv : argv.slice(0, first);
  const command = commandOf(commands, names);
  const wantsHelp = argv.includes('--help') || argv.includes('-h');
  if (!command) {
    if (names.length === 0) return { kind: 'done', outcome: printed(overview(summaries)) };
    return usageFailure(`There is no command "${names.join(' ')}".`, '');
  }
  if (wantsHelp) return { kind: 'done', outcome: printed(helpOf(command)) };
  const values = parsed(command, argv.slice(command.name.split(' ').length));
  if (typeof values === 'string') return usageFailure(values, `${command.name} `);
  if (values.positionals.length !== (command.takes ?? []).length)
    return usageFailure(`Wanted: ${callOf(command)}`, `${command.name} `);
  return { kind: 'run', run: (context) => runAt(context, command, values) };
}

async function runAt<Context>(
  context: Context,
  command: Command<Context>,
  { positionals, values }: { positionals: readonly string[]; values: Parameters<Command['run']>[1] },
): Promise<Outcome> {
  try {
    return printed(await command.run(positionals, values, context));
  } catch (error) {
    if (error instanceof Refusal) return { exitCode: 1, out: [], err: [error.message] };
    if (error instanceof UsageError)
      return { exitCode: 2, out: [], err: [error.message, `See ${CALL} ${command.name} --help`] };
    throw error;
  }
}
