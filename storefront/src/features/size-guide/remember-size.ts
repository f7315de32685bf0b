import { saveLastSize } from './fit-memory.ts';
import { fitPartOf } from './fit-part.ts';

/** Remembers the size that was bought for the part a kind belongs to. */
export function rememberSize(kind: string, label: string): void {
  const part = fitPartOf(kind);
  if (part) saveLastSize(part, label);
}
