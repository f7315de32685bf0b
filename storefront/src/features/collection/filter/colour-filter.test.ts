import { expect, it } from 'vitest';
import { COLOUR_FILTER, colourOfTag, colourTag } from './colour-filter.ts';

it('has twelve colours, numbered and named in the order they are shown', () => {
  expect(COLOUR_FILTER.map(({ id, name, value }) => [id, name, value])).toEqual([
    ['print-01', 'Red', 'filter_red'],
    ['print-02', 'Orange', 'filter_orange'],
    ['print-03', 'Yellow', 'filter_yellow'],
    ['print-04', 'Green', 'filter_green'],
    ['print-05', 'Blue', 'filter_blue'],
    ['print-06', 'Purple', 'filter_purple'],
    ['print-07', 'Pink', 'filter_pink'],
    ['print-08', 'White', 'filter_white'],
    ['print-09', 'Black', 'filter_black'],
    ['print-10', 'Beige', 'filter_beige'],
    ['print-11', 'Brown', 'filter_brown'],
    ['print-12', 'Multi Color', 'filter_multi'],
  ]);
});

it('shows each colour by a fabric of its own, and a plain colour until that is here', () => {
  for (const { image, hex } of COLOUR_FILTER) {
    expect(image).toMatch(/^t\/[a-z-]+$/);
    expect(hex).toMatch(/^#[\da-f]{6}$/);
  }
  expect(new Set(COLOUR_FILTER.map(({ image }) => image)).size).toBe(12);
});

it('is named in addresses by the colour alone', () => {
  expect(COLOUR_FILTER.map(({ colour }) => colour)).toContain('multi');
  for (const { colour } of COLOUR_FILTER) expect(colourOfTag(colourTag(colour))).toBe(colour);
  expect(colourOfTag('filter_plaid')).toBeUndefined();
});
