import type { PaymentGateway } from '../checkout/gateway/gateway.ts';
import type { CommerceDb } from '../store/commerce-database.ts';

/** What commands work with. */
export interface StaffContext {
  db: CommerceDb;
  gateway: PaymentGateway;
  clock: () => Date;
}

/** Values of options as they were given. */
export type GivenOptions = Readonly<Record<string, string | boolean | ReadonlyArray<string | boolean> | undefined>>;

/** An option as `parseArgs` reads it, and what the help says of it. */
export type CommandOption = {
  help: string;
  /** It must be given, or one of those that say so must; it may be left out unless told. */
  needed?: 'always' | 'one of these';
} & (
  | { type: 'boolean' }
  /** `value` is what stands behind it: 'email' for `--to <email>`. */
  | { type: 'string'; value: string; multiple?: true }
);

/** A thing staff can do, by its words on the command line, with what it works with. */
export interface Command<Context = StaffContext> {
  /** 'order show' */
  name: string;
  /** The words that must follow: `['number']` for `<number>`; none unless told. */
  takes?: readonly string[];
  summary: string;
  /** By their names without dashes; none unless told. */
  options?: Readonly<Record<string, CommandOption>>;
  /** Does it, and gives the lines to print. Throws {@link UsageError} and {@link Refusal}. */
  run(args: readonly string[], options: GivenOptions, context: Context): Promise<readonly string[]>;
}

/** The command line makes no sense; exit code 2. */
export class UsageError extends Error {}

/** It makes sense and cannot be done; exit code 1. */
export class Refusal extends Error {}
