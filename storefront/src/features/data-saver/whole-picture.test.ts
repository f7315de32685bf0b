import { expect, it } from 'vitest';
import { requestedAgain } from '../../page-runtime/document/stand-in-pictures.ts';
import { hasSketch, wholePicture } from './whole-picture.ts';

const of = (spec: string) => ({
  small: `/pictures/0a1b2c/${spec}@400.webp`,
  large: `/pictures/0a1b2c/${spec}@800.webp`,
  alt: '',
});

it('asks for the picture itself in every width, and again where it is not drawn yet', () => {
  const { small, large } = wholePicture(of('p/triangle/limes/flat-3'));
  expect([small, large]).toEqual([
    '/pictures/0a1b2c/p/triangle/limes/flat-3@400.webp?again=0',
    '/pictures/0a1b2c/p/triangle/limes/flat-3@800.webp?again=0',
  ]);
  const again = requestedAgain(`${small} 400w, ${large} 800w`, 1);
  expect(again).toBe(`${small} 400w, ${large} 800w`.replaceAll('again=0', 'again=1'));
});

it('leaves alone what comes as it is', () => {
  for (const source of [of('s/hero'), { small: 'https://cdn.example/a.jpg?width=400', large: '', alt: '' }]) {
    expect(hasSketch(source)).toBe(false);
    expect(wholePicture(source)).toEqual(source);
  }
  expect(hasSketch(of('p/triangle/limes/flat-3'))).toBe(true);
  expect(hasSketch(wholePicture(of('p/triangle/limes/flat-3')))).toBe(false);
});
