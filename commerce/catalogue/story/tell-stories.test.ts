import { describe, expect, it } from 'vitest';
import { buildProducts } from '../build-products.ts';
import { MOST_USES, type StoryPhrases, tellStories } from './tell-stories.ts';

const sentencesOf = (story: string): string[] =>
  story.match(/[^.?!]+[.?!]+(?=\s|$)/g)?.map((text) => text.trim()) ?? [];

const phrases = (handle: string): StoryPhrases => ({
  handle,
  look: ['Red.', 'Green.', 'Blue.'],
  made: ['Drawn on a train.', 'Six inks.', 'Painted twice.'],
  cut: ['It ties.', 'A bow sits in front.', 'Two straps hold it.'],
  fabric: ['Nylon, dry in an hour.', 'The yarn was a net.', 'Lined.'],
  use: ['For the pool.', 'For the sea.', 'For the bath.'],
  fact: [`The ${handle} weighs 80 grams.`, undefined],
});

describe('stories', () => {
  it('are the same for the same products', () => {
    const products = ['a-top-red', 'b-top-red'].map(phrases);
    expect([...tellStories(products)]).toEqual([...tellStories(products)]);
  });

  it('have three to five sentences and share no two', () => {
    const products = ['a-top-red', 'b-top-red', 'c-top-red'].map(phrases);
    const told = [...tellStories(products).values()].map(sentencesOf);
    for (const sentences of told) {
      expect(sentences.length).toBeGreaterThanOrEqual(3);
      expect(sentences.length).toBeLessThanOrEqual(5);
    }
    for (const [index, one] of told.entries()) {
      for (const other of told.slice(index + 1)) {
        expect(one.filter((sentence) => other.includes(sentence)).length).toBeLessThanOrEqual(1);
      }
    }
  });

  it('are refused, with the slug, where sentences run out', () => {
    const products = Array.from({ length: 60 }, (_, index) => phrases(`p${index}-top-red`));
    expect(() => tellStories(products)).toThrow(/^p\d+-top-red: not enough sentences/);
  });
});

describe('the stories of the whole catalogue', () => {
  const products = buildProducts();

  it('use no sentence more than four times', () => {
    const uses = Map.groupBy(
      products.flatMap(({ story }) => sentencesOf(story)),
      (sentence) => sentence,
    );
    expect(uses.size).toBeGreaterThan(2_500);
    expect([...uses].filter(([, found]) => found.length > MOST_USES).map(([sentence]) => sentence)).toEqual([]);
  });

  it('have three to five sentences each', () => {
    for (const { handle, story } of products) {
      expect(sentencesOf(story).length, handle).toBeGreaterThanOrEqual(3);
      expect(sentencesOf(story).length, handle).toBeLessThanOrEqual(5);
    }
  });

  it('never begin by pointing back at something, and unlike their neighbours', () => {
    const openings = products.map(({ story }) => sentencesOf(story)[0] ?? '');
    expect(openings.filter((opening) => /^(It|They|Its|Their|These)\b/.test(opening))).toEqual([]);
    expect(openings.filter((opening, index) => index > 0 && opening === openings[index - 1])).toEqual([]);
  });

  it('tell facts with nothing left blank', () => {
    for (const { handle, story } of products) expect(story, handle).not.toMatch(/undefined|NaN|null|[{}]/);
  });
});
