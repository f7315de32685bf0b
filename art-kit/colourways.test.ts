import { describe, expect, it } from 'vitest';
import { COLOURWAY_LIST, COLOURWAYS, colourwayById, findColourway } from './colourways.ts';

const HEX = /^#[0-9a-f]{6}$/;
const SLUG = /^[a-z]+(-[a-z]+)*$/;

const slugOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** Ids older than their title: the dolls' suits are cut from `base`. */
const RENAMED: Readonly<Record<string, string>> = { base: 'Bare Shell' };

describe('colourways', () => {
  it('make a range of at least 64, each found by its id', () => {
    expect(COLOURWAY_LIST.length).toBeGreaterThanOrEqual(64);
    expect(Object.keys(COLOURWAYS)).toHaveLength(COLOURWAY_LIST.length);
    for (const colourway of COLOURWAY_LIST) expect(findColourway(colourway.id)).toBe(colourway);
  });

  it('have titles of their own', () => {
    const titles = COLOURWAY_LIST.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it.each(COLOURWAY_LIST.map((colourway) => [colourway.id, colourway] as const))(
    '%s is fit to print',
    (id, colourway) => {
      const { title, trim, backdrop, print } = colourway;
      expect(id).toMatch(SLUG);
      expect(slugOf(RENAMED[id] ?? title)).toBe(id in RENAMED ? slugOf(title) : id);
      expect(title.length).toBeLessThanOrEqual(22);
      expect(print.palette.ground).toBe(print.ground);
      const colours = [trim, ...(backdrop === undefined ? [] : [backdrop]), ...Object.values(print.palette).flat()];
      for (const colour of colours) expect(colour).toMatch(HEX);
    },
  );

  it('are not the same print in the same colours twice', () => {
    const recipes = COLOURWAY_LIST.map(({ print }) => JSON.stringify([print.generator, print.palette]));
    expect(new Set(recipes).size).toBe(recipes.length);
  });

  it.each(['angel', 'bunny-boo', 'kool-kat', 'bratitude', 'pretty-princess', 'night-out'])(
    'dress the dolls in %s',
    (id) => {
      expect(colourwayById(id).print.generator).not.toBe('solid');
    },
  );

  it.each(['passionfruit', 'wildflowers', 'young-love'])('carry the named product print %s', (id) => {
    expect(findColourway(id)?.id).toBe(id);
  });

  it('know no others', () => {
    expect(findColourway('constructor')).toBeUndefined();
    expect(() => colourwayById('toString')).toThrow(RangeError);
  });
});
