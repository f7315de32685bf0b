import { describe, expect, it } from 'vitest';
import { storiesOfPage, storyPlansFor } from './stories.ts';

const stories = ['a', 'b', 'c', 'd', 'e'];

describe('storiesOfPage', () => {
  it('tells two on a full page, each once', () => {
    expect(storiesOfPage(stories, 1, 24)).toEqual(['a', 'b']);
    expect(storiesOfPage(stories, 2, 24)).toEqual(['c', 'd']);
  });

  it('leaves the odd one out on a full page, where it would tear a hole', () => {
    expect(storiesOfPage(stories, 3, 24)).toEqual([]);
    expect(storiesOfPage(stories, 4, 24)).toEqual([]);
  });

  it('tells one on a shorter page where it fills the row', () => {
    expect(storiesOfPage(stories, 3, 22)).toEqual(['e']);
    expect(storiesOfPage(stories, 1, 6)).toEqual(['a']);
    expect(storiesOfPage(stories, 1, 8)).toEqual([]);
    expect(storiesOfPage(stories, 1, 2)).toEqual([]);
  });
});

describe('storyPlansFor', () => {
  it('leads nowhere the shopper already is', () => {
    expect(storyPlansFor('accessories').map((plan) => plan.collection)).not.toContain('accessories');
    expect(storyPlansFor('accessories').length).toBe(storyPlansFor('tops').length - 1);
  });
});
