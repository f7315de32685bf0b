import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Report } from '../life/progress.ts';
import { withRetries } from '../pages/render/prerender.ts';

/** What is exported, as it would be served. */
export interface ExportSource {
  origin: string;
  /** Whose prices are exported beside the shop's own. */
  countries?: readonly string[];
  respond(request: Request): Promise<Response>;
}

const AT_ONCE = 16;
/** Statuses the error pages come with. */
const OWN_STATUS = new Set(['/404.html', '/500.html']);

/** Rules for a host, written first of all: a folder is known by it to hold an export, also one that was cut off. */
export const HOSTING_FILE = 'hosting.json';

/**
 * Throws where the folder is there, not empty, and holds no export: no rules for a host, or a repository beside them. Whatever
 * else was added to an export goes with it.
 */
export async function assertExportable(folder: string): Promise<void> {
  const entries = existsSync(folder) ? await readdir(folder) : [];
  if (entries.length === 0 || (entries.includes(HOSTING_FILE) && !entries.includes('.git'))) return;
  throw new Error(`${folder} is not empty and holds no export.`);
}

const USUAL_COUNTRIES = ['US', 'GB', 'AU'];

/**
 * Whose prices are exported beside the shop's own: 'US,GB', or the usual ones that something is sold to. Throws for a country that
 * nothing is sold to, which has no prices.
 */
export function readCountries(text: string | undefined, sold: readonly string[]): string[] {
  if (text === undefined) return USUAL_COUNTRIES.filter((code) => sold.includes(code));
  const codes = text.split(',').flatMap((code) => code.trim().toUpperCase() || []);
  const unknown = codes.find((code) => !sold.includes(code));
  if (unknown !== undefined) throw new Error(`Nothing is sold to ${unknown}. --countries takes ${sold.join(', ')}.`);
  return codes;
}

/** Where a static host looks for an address. */
export function fileOf(address: string): string {
  const path = decodeURIComponent(address);
  return path.endsWith('/') ? `${path}index.html` : path;
}

/** Where a page's data lies, in a country's prices if one is named. */
export function dataAddress(address: string, country?: string): string {
  const inner = address.replace(/^\/|\/$/g, '') || 'index';
  return `/page-data/${inner}/page-data${country ? `.${country}` : ''}.json`;
}

/** Writes what the shop answers at one address; answers its text. Throws where that is not what a page answers. */
async function exportFile({ origin, respond }: ExportSource, folder: string, address: string): Promise<string> {
  const response = await respond(new Request(origin + address));
  if (!response.ok && !OWN_STATUS.has(address)) throw new Error(`${address} answered ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const file = join(folder, fileOf(address));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return /\.(?:woff2|png|ico)$/.test(address) ? '' : bytes.toString();
}

/** A page that is told of by the one before, and its data in all prices. */
const withData = (address: string, countries: readonly string[]): string[] => [
  address,
  dataAddress(address),
  ...countries.map((country) => dataAddress(address, country)),
];

/**
 * Writes many, a few at a time; one that cannot be had at once is asked for again. A page that has a next one brings that
 * along. Answers how many files there are now.
 */
export async function exportFiles(
  source: ExportSource,
  folder: string,
  addresses: readonly string[],
  onProgress: Report,
): Promise<number> {
  let done = 0;
  let round = [...addresses];
  while (round.length > 0) {
    const of = done + round.length;
    const found: string[] = [];
    const waiting = round.values();
    const work = async (): Promise<void> => {
      for (const address of waiting) {
        const text = await withRetries(() => exportFile(source, folder, address));
        const next = address.endsWith('/') && /<link rel="next" href="([^"]+)"/.exec(text)?.[1];
        if (next) found.push(...withData(next, source.countries ?? []));
        done += 1;
        onProgress(done, of);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    round = found;
  }
  return done;
}
