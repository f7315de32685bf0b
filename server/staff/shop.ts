import type { Command, StaffContext } from '@bluebird-bay/commerce/staff/command.ts';
import { NoShop, openStaffContext } from '@bluebird-bay/commerce/staff/open-staff-context.ts';
import { COMMANDS, type Outcome, planCommand } from '@bluebird-bay/commerce/staff/run-command.ts';
import { ConfigError } from '../settings/settings.ts';
import { BACKUP_COMMANDS } from './backup-commands.ts';
import { LIST_COMMANDS } from './list-commands.ts';
import { MESSAGE_COMMANDS } from './message-commands.ts';
import { placeOfShop } from './place-of-shop.ts';
import { POINTS_COMMANDS } from './points-commands.ts';
import { type ServicesContext, servicesAt } from './services-context.ts';

const ALL_COMMANDS: ReadonlyArray<Command<StaffContext & ServicesContext>> = [
  ...COMMANDS,
  ...POINTS_COMMANDS,
  ...MESSAGE_COMMANDS,
  ...LIST_COMMANDS,
];

/** `npm run shop -- <command>`: what staff and operators do, from a terminal. */
async function outcomeOf(argv: readonly string[]): Promise<Outcome> {
  // These come first: they open the database their own way, whatever state it is in.
  if (BACKUP_COMMANDS.some(({ name }) => name === argv[0])) {
    const plan = planCommand(argv, BACKUP_COMMANDS);
    return plan.kind === 'done' ? plan.outcome : plan.run(process.env);
  }
  const plan = planCommand(argv, ALL_COMMANDS, [...ALL_COMMANDS, ...BACKUP_COMMANDS]);
  if (plan.kind === 'done') return plan.outcome;
  const context = await openStaffContext(placeOfShop(process.env));
  try {
    return await plan.run({ ...context, withServices: servicesAt(context.databaseUrl) });
  } finally {
    await context.close();
  }
}

try {
  const { exitCode, out, err } = await outcomeOf(process.argv.slice(2));
  if (out.length > 0) console.log(out.join('\n'));
  if (err.length > 0) console.error(err.join('\n'));
  process.exitCode = exitCode;
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const isPlain = error instanceof NoShop || error instanceof ConfigError;
  console.error(isPlain ? message : `The command failed: ${message}`);
  process.exitCode = 1;
}
