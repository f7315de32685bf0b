import { expect, it } from 'vitest';
import { countLabel, writerDetails, writtenOn } from './review-item.tsx';
import type { Review } from './reviews-answer.ts';

const REVIEW: Review = {
  id: 1,
  product: 'kaila-top-wildflowers',
  star: 5,
  title: 'Survived a wave',
  text: 'The size of a van.',
  fit: 'small',
  build: 'Swimmer',
  heightInches: 66,
  sizeBought: 'M',
  sizeUsual: 'S',
  helpful: 0,
  verified: true,
  date: '2026-11-17',
  name: 'Priya S.',
};

it('tells who wrote', () => {
  expect(writerDetails(REVIEW)).toEqual(['Bought M, usually S', '5′6″', 'Swimmer', 'Runs small']);
  const quiet = { ...REVIEW, fit: null, build: null, heightInches: null, sizeUsual: null };
  expect(writerDetails(quiet)).toEqual(['Bought M']);
  expect(writerDetails({ ...quiet, sizeBought: 'One Size', sizeUsual: 'One Size' })).toEqual([]);
});

it('counts and dates', () => {
  expect(countLabel(1)).toBe('1 review');
  expect(countLabel(0)).toBe('0 reviews');
  expect(writtenOn('2026-11-17')).toBe('17 Nov 2026');
});
