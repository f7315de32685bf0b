/** Where the columns of a run stand; page data has no such key of its own. */
const RUN = '@run';

/**
 * A list of things whose ids go up evenly, as the sizes of a product mostly do: the first id is written, and what else
 * they have is written by column, `null` where one lacks it.
 */
interface Run {
  [RUN]: {
    /** The key of the ids, what stands before their number, the first number, and how far it is to the next. */
    ids: [key: string, before: string, first: number, step: number];
    columns: Record<string, unknown[]>;
  };
}

type Fields = Record<string, unknown>;

const ID = /^(.*?)([1-9]\d{0,14})$/;

/** An object or an array. */
const hasFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isThing = (value: unknown): value is Fields => hasFields(value) && !Array.isArray(value);
const isRun = (value: Fields): value is Fields & Run => RUN in value;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Where the last number of a text begins and ends; both 0 where it has none. */
function lastNumber(text: string): [start: number, end: number] {
  let end = text.length;
  while (end > 0 && !isDigit(text.charCodeAt(end - 1))) end -= 1;
  let start = end;
  while (start > 0 && isDigit(text.charCodeAt(start - 1))) start -= 1;
  return [start, end];
}

function withLastNumber(text: string, number: number): string {
  const [start, end] = lastNumber(text);
  return end > 0 ? text.slice(0, start) + number + text.slice(end) : text;
}

/** The ids of these things under `key`, if they go up evenly. */
function evenIds(things: readonly Fields[], key: string): Run[typeof RUN]['ids'] | undefined {
  const ids = things.map((thing) => ID.exec(String(thing[key])));
  const numbers = ids.map((id) => Number(id?.[2]));
  const [first = Number.NaN, second = Number.NaN] = numbers;
  const before = ids[0]?.[1] ?? '';
  const isEven = things.every(
    (thing, index) =>
      thing[key] === `${before}${numbers[index]}` && numbers[index] === first + index * (second - first),
  );
  return isEven ? [key, before, first, second - first] : undefined;
}

function runOf(list: readonly unknown[]): Run | undefined {
  const things = list.filter(isThing);
  const [key, ...others] = [...new Set(things.flatMap((thing) => Object.keys(thing)))];
  if (things.length < 2 || things.length < list.length || key === undefined || others.length === 0) return undefined;
  const ids = evenIds(things, key);
  if (!ids || things.some((thing) => Object.values(thing).includes(null))) return undefined;
  return {
    [RUN]: {
      ids,
      columns: Object.fromEntries(others.map((name) => [name, things.map((thing) => thing[name] ?? null)])),
    },
  };
}

/**
 * Page data with what repeats in it said once: it travels in every document. A picture's `large` address that differs from
 * its `small` one by the width alone is the width; a list of even ids is a run. `unpackData` undoes it.
 */
export function packData(data: unknown): unknown {
  if (Array.isArray(data)) {
    const list = data.map(packData);
    return runOf(list) ?? list;
  }
  if (!isThing(data)) return data;
  const packed: Fields = {};
  for (const [key, value] of Object.entries(data)) packed[key] = packData(value);
  const { small, large } = data;
  if (typeof small === 'string' && typeof large === 'string') {
    const width = Number(large.slice(...lastNumber(large)));
    if (width > 0 && large === withLastNumber(small, width)) packed.large = width;
  }
  return packed;
}

function listOf({ [RUN]: { ids, columns } }: Run): Fields[] {
  const [key, before, first, step] = ids;
  const [column = []] = Object.values(columns);
  return column.map((_, index) => {
    const thing: Fields = { [key]: `${before}${first + index * step}` };
    for (const name in columns) {
      const value = columns[name]?.[index];
      if (value !== null) thing[name] = value;
    }
    return thing;
  });
}

/** Makes page data what it was before it was packed, in place where it can; answers what it is now. */
export function unpackData(data: unknown): unknown {
  if (!hasFields(data)) return data;
  if (Array.isArray(data)) {
    for (let index = 0; index < data.length; index += 1) data[index] = unpackData(data[index]);
    return data;
  }
  if (isRun(data)) return unpackData(listOf(data));
  for (const key in data) data[key] = unpackData(data[key]);
  const { small, large } = data;
  if (typeof small === 'string' && typeof large === 'number') data.large = withLastNumber(small, large);
  return data;
}
