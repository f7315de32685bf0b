/** Fields under work, kept from one piece of cloth to the next: fresh ones for every step would be most of what drawing leaves behind. */
const fields: Float32Array[] = [];
let taken = 0;

/** A field of `size` values that is one's own until the `inScratch` around it ends. It holds whatever was in it before. */
export function scratchField(size: number): Float32Array {
  const kept = fields[taken];
  const field = kept && kept.length >= size ? kept : new Float32Array(size);
  fields[taken] = field;
  taken += 1;
  return field.length === size ? field : field.subarray(0, size);
}

/** Does some work; every field it took is free again when it ends, so none of them may be in what it returns. */
export function inScratch<Result>(work: () => Result): Result {
  const before = taken;
  try {
    return work();
  } finally {
    taken = before;
  }
}
