import { describe, expect, it } from 'vitest';
import { departmentOf, familyOf, MAIN_COLLECTIONS, neighboursOf, SEASONS } from './collection-families.ts';

const handles = (names: ReadonlyArray<{ handle: string }>): string[] => names.map((name) => name.handle);

describe('collection families', () => {
  it('puts the department first among a kind’s neighbours', () => {
    expect(neighboursOf('tops')[0]).toEqual({ handle: 'all', label: 'All' });
    expect(handles(neighboursOf('tops'))).toEqual(handles(neighboursOf('all')));
  });

  it('keeps the seasons among themselves', () => {
    expect(neighboursOf('spellbound')).toEqual(SEASONS);
    expect(departmentOf('spellbound')).toBeUndefined();
  });

  it('names the department above a kind, and none above the department', () => {
    expect(departmentOf('hats')?.handle).toBe('accessories');
    expect(departmentOf('accessories')).toBeUndefined();
  });

  it('offers no chips where there is nowhere to hop', () => {
    expect(neighboursOf('mens-collection')).toEqual([]);
    expect(neighboursOf('tie-dye')).toEqual([]);
    expect(familyOf('tie-dye')).toBeUndefined();
  });

  it('names every collection of the header once', () => {
    expect(new Set(handles(MAIN_COLLECTIONS)).size).toBe(MAIN_COLLECTIONS.length);
  });
});
