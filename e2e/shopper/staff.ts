import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const STAFF = resolve(import.meta.dirname, '../../server/staff/shop.ts');

/** Staff do something, from a terminal; what it says. Rejects where it cannot be done. */
export async function staff(...command: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: process.env.SHOP_PROVIDER_DATABASE_URL ?? process.env.SHOP_DATABASE_URL };
  const { stdout } = await promisify(execFile)(process.execPath, [STAFF, ...command], { env });
  return stdout;
}
