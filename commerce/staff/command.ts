import type { ParseArgsOptionsConfig } from 'node:util';
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

/** A thing staff can do, by its words on the command line, with what it works with. */
export interface Command<Context = StaffContext> {
  /** 'order show' */
  name: string;
  /** '<number>', as the help writes it. */
  usage: string;
  summary: string;
  /** How many words must follow. */
  argumentCount: number;
  options: ParseArgsOptionsConfig;
  /** One line of help for each option. */
  optionHelp: Readonly<Record<string, string>>;
  /** Does it, and gives the lines to print. Throws {@link UsageError} and {@link Refusal}. */
  run(args: readonly string[], options: GivenOptions, context: Context): Promise<readonly string[]>;
}

/** The command line makes no sense; exit code 2. */
export class UsageError extends Error {}

/** It makes sense and cannot be done; exit code 1. */
export class Refusal extends Error {}
