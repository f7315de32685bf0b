import { describe, expect, it } from 'vitest';
import { buildProducts } from './build-products.ts';
import { tellStories } from './story.ts';

const sentencesOf = (story: string): string[] =>
  story.match(/[^.?!]+[.?!]+(?=\s|$)/g)?.map((text) => text.trim()) ?? [];

const phrases = (handle: string) => ({
  handle,
  look: ['Red.', 'Green.', 'Blue.'],
  cut: ['It ties.', 'A bow sits in front.', 'Two straps hold it.'],
  fabric: ['Nylon, dry in an hour.', 'The yarn was a net.', 'Lined.'],
  use: ['For the pool.', 'For the sea.', 'For the bath.'],
});

describe('stories', () => {
  it('are the same for the same catalogue', () => {
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

  it('of the whole catalogue have three to five sentences, none of two in one', () => {
    for (const { handle, story } of buildProducts()) {
      expect(sentencesOf(story).length, handle).toBeGreaterThanOrEqual(3);
      expect(sentencesOf(story).length, handle).toBeLessThanOrEqual(5);
    }
  });

  it('never begin by pointing back at something', () => {
    for (const { handle, story } of buildProducts()) expect(story, handle).not.toMatch(/^(It|They|Its|Their)\b/);
  });

  it('are refused, with the slug, where sentences run out', () => {
    const products = Array.from({ length: 60 }, (_, index) => phrases(`p${index}-top-red`));
    expect(() => tellStories(products)).toThrow(/^p\d+-top-red: not enough sentences/);
  });

  it('of the whole catalogue begin unlike their neighbours', () => {
    const openings = buildProducts().map(({ story }) => sentencesOf(story)[0]);
    expect(openings.filter((opening, index) => index > 0 && opening === openings[index - 1])).toEqual([]);
  });
});
