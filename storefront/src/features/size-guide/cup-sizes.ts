import type { Measures } from './measures.ts';

/** What a top's size means to somebody who knows her bra size. */
export interface CupSize {
  size: string;
  /** Band in inches and cups as they are written in the US and the UK: "34 A to C". */
  us: string;
  /** The same in the band of continental Europe: "75 A to C". */
  eu: string;
  /** A band down and a cup up, and the other way round, hold as much: "32C or 36A". */
  sisters: string;
}

const CUPS = ['AA', 'A', 'B', 'C', 'D', 'DD', 'E', 'F'] as const;

/** Swim stretches: a size takes a cup more and a cup less than the one it is cut for. */
const STRETCH = 1;

/** Bands are even numbers of inches, three more than the tape says under the bust. */
const bandOf = (underBust: number): number => Math.round((underBust + 3) / 2) * 2;

/** 30 inches are a European 65, and each band after it five more. */
const europeanBand = (band: number): number => 65 + ((band - 30) / 2) * 5;

const cup = (at: number): string => CUPS[Math.min(Math.max(at, 0), CUPS.length - 1)] ?? '';

/** The bra sizes that a body of this bust and under-bust wears; undefined where the product is not measured there. */
export function cupSize(size: string, { Bust: bust, 'Under-bust': underBust }: Measures): CupSize | undefined {
  if (bust === undefined || underBust === undefined) return undefined;
  const band = bandOf(underBust);
  // An inch of difference between bust and band is an A.
  const at = Math.round(bust - band);
  const cups = [...new Set([cup(at - STRETCH), cup(at + STRETCH)])].join(' to ');
  return {
    size,
    us: `${band} ${cups}`,
    eu: `${europeanBand(band)} ${cups}`,
    sisters: `${band - 2}${cup(at + 1)} or ${band + 2}${cup(at - 1)}`,
  };
}
