import { expect, test } from 'vitest';
import { type StudioData, type StudioProduct, setAsked, setIn } from './studio-data.ts';

const product = (handle: string, title: string, soldOut?: true): StudioProduct => ({
  handle,
  title,
  price: { amount: '46.0', currencyCode: 'USD' },
  image: `triangle/${handle}`,
  ...(soldOut && { soldOut }),
});

const LIMES = {
  handle: 'limes',
  title: 'Limes',
  cloth: '/limes',
  top: [product('kaila-limes', 'Kaila'), product('romy-limes', 'Romy')],
  bottoms: [product('elin-limes', 'Elin', true), product('cove-limes', 'Cove')],
};
const WAVES = {
  handle: 'waves',
  title: 'Waves',
  cloth: '/waves',
  top: [product('romy-waves', 'Romy')],
  bottoms: [product('elin-waves', 'Elin'), product('cove-waves', 'Cove')],
};
const DATA: StudioData = { pictureBase: '', prints: [LIMES, WAVES] };

const handles = (set: ReturnType<typeof setIn>) => [set?.top.handle, set?.bottoms.handle];

test('another print keeps the styles it is cut in, and begins with what can be had', () => {
  const first = setIn(LIMES);
  expect(handles(first)).toEqual(['kaila-limes', 'cove-limes']);
  expect(handles(setIn(WAVES, first))).toEqual(['romy-waves', 'cove-waves']);
});

test('an address asks for a set by a half, by both, or by a print; what nobody knows asks for nothing', () => {
  expect(handles(setAsked(DATA, '?top=romy-limes'))).toEqual(['romy-limes', 'cove-limes']);
  expect(handles(setAsked(DATA, '?top=romy-limes&bottoms=elin-limes'))).toEqual(['romy-limes', 'elin-limes']);
  expect(handles(setAsked(DATA, '?print=waves'))).toEqual(['romy-waves', 'elin-waves']);
  expect(setAsked(DATA, '?top=nobody&print=nothing')).toBeUndefined();
});
