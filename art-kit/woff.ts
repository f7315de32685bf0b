import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

interface FontTable {
  readonly tag: string;
  readonly checksum: number;
  readonly bytes: Buffer;
}

function readTable(woff: Buffer, index: number): FontTable {
  const entry = WOFF_HEADER + index * WOFF_ENTRY;
  const offset = woff.readUInt32BE(entry + 4);
  const packedLength = woff.readUInt32BE(entry + 8);
  const length = woff.readUInt32BE(entry + 12);
  const stored = woff.subarray(offset, offset + packedLength);
  return {
    tag: woff.toString('latin1', entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    // A table that would not shrink is stored as it is (WOFF 1.0, section 5).
    bytes: packedLength < length ? inflateSync(stored) : stored,
  };
}

/** Turns a WOFF 1.0 font (https://www.w3.org/TR/WOFF/) into the TrueType or OpenType file inside it. */
export function woffToTtf(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new TypeError('Not a WOFF 1.0 font');
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => readTable(woff, index));
  const selector = Math.floor(Math.log2(tables.length));
  const range = 16 * 2 ** selector;
  const head = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * tables.length);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(range, 6);
  head.writeUInt16BE(selector, 8);
  head.writeUInt16BE(tables.length * 16 - range, 10);
  const chunks: Buffer[] = [head];
  let offset = head.length;
  tables.forEach((table, index) => {
    const entry = SFNT_HEADER + index * SFNT_ENTRY;
    head.write(table.tag, entry, 'latin1');
    head.writeUInt32BE(table.checksum, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(table.bytes.length, entry + 12);
    const padding = Buffer.alloc((4 - (table.bytes.length % 4)) % 4);
    offset += table.bytes.length + padding.length;
    chunks.push(table.bytes, padding);
  });
  return Buffer.concat(chunks);
}
