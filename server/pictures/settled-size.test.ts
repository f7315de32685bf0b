import { parsePictureSpec } from '@bluebird-bay/art-kit/picture-spec.ts';
import { expect, it } from 'vitest';
import { settledSize } from './settled-size.ts';

const size = (address: string, query: string) => {
  const spec = parsePictureSpec(address);
  if (!spec) throw new Error(`There is no picture ${address}.`);
  const settled = settledSize(spec, new URLSearchParams(query));
  return settled && [settled.width, settled.crop?.shape.name, settled.crop?.position];
};
const TOP = 'p/triangle/passionfruit/flat-1';

it.each([
  ['', undefined],
  ['width=200', [400, undefined, undefined]],
  ['width=401', [800, undefined, undefined]],
  ['width=3000', [1920, undefined, undefined]],
  // 4:5, so 500 high is 400 wide
  ['height=500', [400, undefined, undefined]],
  ['width=1200&height=500', [400, undefined, undefined]],
  ['width=400&height=400&crop=center', [400, '1x1', 'centre']],
  ['width=400&height=600&crop=top', [800, '2x3', 'top']],
  ['width=401&height=601&crop=bottom', [800, '2x3', 'bottom']],
  ['width=400&height=500&crop=center', [400, undefined, undefined]],
  // a shape nobody asks for
  ['width=400&height=37&crop=center', [400, undefined, undefined]],
  ['width=400&height=400&crop=region', [400, undefined, undefined]],
  ['width=0', undefined],
  ['width=-4', undefined],
  ['width=99999', undefined],
  ['width=4e2', undefined],
])('settles ?%s', (query, settled) => expect(size(TOP, query)).toEqual(settled));

it('settles prints and scenes by their own shapes', () => {
  expect(size('t/passionfruit', 'width=80&height=80&crop=center')).toEqual([100, undefined, undefined]);
  expect(size('s/share', 'width=600&height=600&crop=center')?.slice(1)).toEqual(['1x1', 'centre']);
});
