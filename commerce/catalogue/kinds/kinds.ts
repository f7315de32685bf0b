import { CLOTHES } from './clothes.ts';
import type { CutRecord, KindRecord } from './kind-record.ts';
import { SWIM } from './swim.ts';
import { BESIDE, THINGS } from './things.ts';

const RECORDS = { ...SWIM, ...CLOTHES, ...THINGS };

/** The garment kinds of spec §2 as they stand in slugs, and the few kinds of our own. */
export type Kind = keyof typeof RECORDS;

const BY_KIND: ReadonlyMap<string, KindRecord> = new Map(Object.entries(RECORDS));

export const kindRecord = (kind: Kind): KindRecord => RECORDS[kind];

/** Every kind with its record. */
export const KIND_RECORDS: ReadonlyArray<readonly [kind: string, record: KindRecord]> = [...BY_KIND];

/** The kinds that hang in one of the great collections. */
export const kindsOfGroup = (group: KindRecord['group']): readonly string[] =>
  KIND_RECORDS.filter(([, record]) => record.group === group).map(([kind]) => kind);

const CUTS = new Map([...KIND_RECORDS.flatMap(([, { cuts }]) => Object.entries(cuts)), ...Object.entries(BESIDE)]);

/** A silhouette of the art kit, whatever kind it is made for; undefined where the catalogue has none of that name. */
export const cutRecord = (cut: string): CutRecord | undefined => CUTS.get(cut);
