import { NoShop, openDesk } from './open-desk.ts';
import { type Outcome, planCommand } from './run-command.ts';

/** `npm run shop -- <command>`: what staff do, from a terminal. */
async function outcomeOf(argv: readonly string[]): Promise<Outcome> {
  const plan = planCommand(argv);
  if (plan.kind === 'told') return plan.outcome;
  const desk = await openDesk(process.env);
  try {
    return await plan.run(desk);
  } finally {
    await desk.close();
  }
}

try {
  const { exitCode, out, err } = await outcomeOf(process.argv.slice(2));
  if (out.length > 0) console.log(out.join('\n'));
  if (err.length > 0) console.error(err.join('\n'));
  process.exitCode = exitCode;
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof NoShop ? message : `The command failed: ${message}`);
  process.exitCode = 1;
}
