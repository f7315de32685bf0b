import { NoShop, openStaffContext } from '@bluebird-bay/commerce/staff/open-staff-context.ts';
import { COMMANDS, type Outcome, planCommand } from '@bluebird-bay/commerce/staff/run-command.ts';
import { connectServices, migrateServices, type ServicesDb } from '@bluebird-bay/services/store/services-database.ts';
import { ConfigError } from '../settings/settings.ts';
import { readStripe } from '../settings/stripe.ts';
import { BACKUP_COMMANDS } from './backup-commands.ts';
import { listCommands } from './list-commands.ts';
import { messageCommands } from './message-commands.ts';
import { pointsCommands, type WithServices } from './points-commands.ts';

async function withServices<Result>(databaseUrl: string, work: (db: ServicesDb) => Promise<Result>): Promise<Result> {
  const db = connectServices(databaseUrl, { applicationName: 'bluebird-bay staff', max: 2 });
  try {
    await migrateServices(db);
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** `npm run shop -- <command>`: what staff and operators do, from a terminal. */
async function outcomeOf(argv: readonly string[]): Promise<Outcome> {
  // These come first: they open the database their own way, whatever state it is in.
  if (BACKUP_COMMANDS.some(({ name }) => name === argv[0])) {
    const plan = planCommand(argv, BACKUP_COMMANDS);
    return plan.kind === 'done' ? plan.outcome : plan.run(process.env);
  }
  let databaseUrl = '';
  const atServices: WithServices = (work) => withServices(databaseUrl, work);
  const commands = [
    ...COMMANDS,
    ...pointsCommands(atServices),
    ...messageCommands(atServices),
    ...listCommands(atServices),
  ];
  const plan = planCommand(argv, commands, [...commands, ...BACKUP_COMMANDS]);
  if (plan.kind === 'done') return plan.outcome;
  const context = await openStaffContext(
    process.env,
    readStripe((name) => process.env[name]?.trim() || undefined),
  );
  databaseUrl = context.databaseUrl;
  try {
    return await plan.run(context);
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
