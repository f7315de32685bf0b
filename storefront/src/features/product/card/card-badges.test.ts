import { describe, expect, it } from 'vitest';
import { cardBadges } from './card-badges.ts';

const usd = (amount: string) => ({ amount, currencyCode: 'USD' });
const plain = { tags: [], soldOut: false, low: false, price: usd('48.0') };
const labels = (input: Parameters<typeof cardBadges>[0]): string[] => cardBadges(input).map((badge) => badge.label);

describe('cardBadges', () => {
  it('says nothing about an ordinary product', () => {
    expect(labels(plain)).toEqual([]);
  });

  it('names what the tags say', () => {
    expect(labels({ ...plain, tags: ['new', 'filter_red'] })).toEqual(['New arrival']);
    expect(labels({ ...plain, tags: ['best-seller'] })).toEqual(['Best seller']);
    expect(labels({ ...plain, tags: ['final-sale'] })).toEqual(['Final sale']);
    expect(labels({ ...plain, tags: ['hug'] })).toEqual(['Most hugged']);
  });

  it('rounds the reduction down', () => {
    expect(labels({ ...plain, price: usd('33.0'), was: usd('48.0') })).toEqual(['Save 31%']);
    expect(labels({ ...plain, price: usd('70.0'), was: usd('100.0') })).toEqual(['Save 30%']);
    expect(labels({ ...plain, price: usd('99.9'), was: usd('100.0') })).toEqual([]);
  });

  it('shows the two most telling', () => {
    const crowded = { ...plain, tags: ['hug', 'best-seller', 'new'], low: true, was: usd('96.0') };
    expect(labels(crowded)).toEqual(['Save 50%', 'Almost gone']);
    expect(labels({ ...plain, tags: ['hug', 'best-seller', 'new'] })).toEqual(['New arrival', 'Best seller']);
  });

  it('never keeps back that a product cannot be returned', () => {
    const crowded = { ...plain, tags: ['final-sale', 'best-seller', 'new'], low: true, was: usd('96.0') };
    expect(labels(crowded)).toEqual(['Save 50%', 'Final sale']);
    expect(labels({ ...plain, tags: ['final-sale', 'new'] })).toEqual(['New arrival', 'Final sale']);
  });

  it('says only that a product is gone', () => {
    expect(labels({ ...plain, soldOut: true, tags: ['new'], was: usd('96.0') })).toEqual(['Sold out']);
    expect(labels({ ...plain, soldOut: true, tags: ['new', 'rewards-only'] })).toEqual(['Rewards only']);
  });
});
