import { expect, it } from 'vitest';
import { wallFilter, wallSearch } from './wall-filter.ts';

const NOTHING = { order: 'helpful', kind: '', size: '', build: '', star: '', after: '' };

it.each([
  ['', NOTHING],
  ['?kind=top&star=5', { ...NOTHING, kind: 'top', star: '5' }],
  ['?build=Full+bust&order=newest', { ...NOTHING, build: 'Full bust', order: 'newest' }],
  ['?kind=submarine&star=6&size=XXXL&after=%3Cscript%3E&order=worst', NOTHING],
])('the address %j asks for %j', (search, filter) => expect(wallFilter(search)).toEqual(filter));

it.each(['', '?kind=one-piece&size=M', '?order=newest&build=Full+bust&star=2&after=abc_1'])(
  '%j says what it said before',
  (search) => expect(wallFilter(wallSearch(wallFilter(search)))).toEqual(wallFilter(search)),
);
