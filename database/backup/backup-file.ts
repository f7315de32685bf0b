import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { errorCode } from '@bluebird-bay/telemetry/describe-error.ts';

/** What a file says of itself in its first line. */
export interface BackupHeader {
  format: typeof FORMAT;
  version: number;
  /** When the state was that it holds. */
  madeAt: string;
  /** Version of the PostgreSQL it comes from. Its text form is the same for all. */
  postgres: string;
  /** The migrations that had been applied, by room and name. */
  migrations: ReadonlyArray<{ room: string; name: string; sha256: string }>;
}

/** Before the rows of a table. They are PostgreSQL's own text form (COPY), a line each, and end with a line of {@link END}. */
export interface TableHeader {
  table: string;
  columns: readonly string[];
}

/** Where each counter stood. */
export interface Counter {
  sequence: string;
  last: string;
  called: boolean;
}

/** The last line. Its sum is over every byte before it. */
export interface BackupEnd {
  counters: readonly Counter[];
  rows: Readonly<Record<string, number>>;
  sha256: string;
}

export const FORMAT = 'bluebird-bay backup';
export const VERSION = 1;
/** No row is this line: in a row a backslash is never alone. */
export const END = '\\.';

/** The file is no backup, is damaged, or is of a version this shop does not know. The message is for whoever restores. */
export class UnusableBackup extends Error {}

/** Told of what comes, in its order. */
export interface BackupReader {
  onHeader?(header: BackupHeader): Promise<void> | void;
  onTable?(table: TableHeader): Promise<void> | void;
  /** One row with its line's end. */
  onRow?(row: Buffer): Promise<void> | void | undefined;
  onTableEnd?(): Promise<void> | void;
  onEnd?(end: BackupEnd): Promise<void> | void;
}

const NEWLINE = 0x0a;

/** Lines with their ends; what has none at the end of the file comes as it is. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
      const part = chunk.subarray(from, at + 1);
      yield rest.length === 0 ? part : Buffer.concat([...rest, part]);
      rest = [];
      from = at + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}

function parse<Line>(line: Buffer, holds: (value: object) => value is Line & object): Line {
  const value: unknown = JSON.parse(line.toString('utf8'));
  if (typeof value !== 'object' || value === null || !holds(value))
    throw new SyntaxError('Something else stands here.');
  return value;
}

const isHeader = (value: object): value is BackupHeader =>
  'format' in value &&
  value.format === FORMAT &&
  'version' in value &&
  'migrations' in value &&
  Array.isArray(value.migrations);
const isTable = (value: object): value is TableHeader =>
  'table' in value && typeof value.table === 'string' && 'columns' in value && Array.isArray(value.columns);
const isEnd = (value: object): value is BackupEnd =>
  'sha256' in value &&
  typeof value.sha256 === 'string' &&
  'counters' in value &&
  Array.isArray(value.counters) &&
  'rows' in value;

function parseHeader(line: Buffer): BackupHeader {
  const header = parse(line, isHeader);
  if (header.version !== VERSION)
    throw new UnusableBackup(`The backup is of version ${header.version}; this shop reads version ${VERSION}.`);
  return header;
}

/** Where in a backup a line stands: what it is read as. */
type Place = 'header' | 'between' | 'end' | { table: string };

/** Reads the lines of one file, and counts and sums on the way. */
async function readLines(lines: AsyncIterable<Buffer>, reader: BackupReader): Promise<void> {
  const sum = createHash('sha256');
  const rows: Record<string, number> = {};

  async function readHeader(line: Buffer): Promise<Place> {
    sum.update(line);
    await reader.onHeader?.(parseHeader(line));
    return 'between';
  }

  async function readInTable(line: Buffer, place: { table: string }): Promise<Place> {
    sum.update(line);
    if (line.equals(END_LINE)) {
      await reader.onTableEnd?.();
      return 'between';
    }
    rows[place.table] = (rows[place.table] ?? 0) + 1;
    await reader.onRow?.(line);
    return place;
  }

  async function readTable(line: Buffer): Promise<Place> {
    sum.update(line);
    const table = parse(line, isTable);
    rows[table.table] = 0;
    await reader.onTable?.(table);
    return table;
  }

  async function readEnd(line: Buffer): Promise<Place> {
    const end = parse(line, isEnd);
    if (sum.digest('hex') !== end.sha256) throw new SyntaxError('Its sum is not what it should be.');
    if (JSON.stringify(end.rows) !== JSON.stringify(rows)) throw new SyntaxError('It holds another number of rows.');
    await reader.onEnd?.(end);
    return 'end';
  }

  function readLine(line: Buffer, place: Place): Promise<Place> {
    if (typeof place === 'object') return readInTable(line, place);
    if (place === 'header') return readHeader(line);
    if (place === 'end') throw new SyntaxError('It goes on after its end.');
    return line.subarray(0, 8).toString() === '{"table"' ? readTable(line) : readEnd(line);
  }

  let place: Place = 'header';
  for await (const line of lines) place = await readLine(line, place);
  if (place !== 'end') throw new SyntaxError('It ends too early.');
}

const END_LINE = Buffer.from(`${END}\n`);

const isDamage = (error: unknown): boolean =>
  error instanceof SyntaxError || errorCode(error)?.startsWith('Z_') === true;

/**
 * Reads a backup from front to back, a line at a time. Throws {@link UnusableBackup} where it is damaged; what it has told
 * the reader by then is not to be kept.
 */
export async function readBackup(file: string, reader: BackupReader): Promise<void> {
  try {
    await pipeline(createReadStream(file), createGunzip(), (chunks: AsyncIterable<Buffer>) =>
      readLines(linesOf(chunks), reader),
    );
  } catch (error) {
    if (!isDamage(error)) throw error;
    throw new UnusableBackup(`The backup is damaged or is none: ${error instanceof Error ? error.message : error}`);
  }
}
