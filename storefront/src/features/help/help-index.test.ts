import { HELP_ANSWERS } from '@bluebird-bay/content/help/help.ts';
import { describe, expect, it } from 'vitest';
import { findAnswers } from './help-index.tsx';

const found = (typed: string): string[] => findAnswers(typed, HELP_ANSWERS).map(({ id }) => id);

describe('finding an answer', () => {
  it.each([
    ['where is my parcel', 'where-is-my-order'],
    ['parcels', 'where-is-my-order'],
    ['refunds', 'when-is-the-money-back'],
    ['MY SIZE', 'which-size'],
    ['hygiene', 'what-cannot-go-back'],
    ['coupon', 'code-does-not-work'],
    ['password', 'sign-in'],
    ['customs duties', 'customs'],
  ])('“%s” finds %s', (typed, id) => expect(found(typed)).toContain(id));

  it('puts answers whose question is about it first', () => {
    expect(found('gift card')[0]).toBe('gift-cards');
  });

  it('finds everything for nothing, and nothing for what is not in it', () => {
    expect(found('  ')).toHaveLength(HELP_ANSWERS.length);
    expect(found('submarine')).toEqual([]);
    expect(found('parcel submarine')).toEqual([]);
  });
});
