import { describe, expect, it } from 'vitest';
import { searchOfWords, searchWordsOf } from './search-words.ts';

describe('the words of a search address', () => {
  it.each(['hibiscus', 'one piece', 'c++ & 50% of «é»?', '1+1=2 #top'])(
    'survive the way there and back: %s',
    (words) => {
      expect(searchWordsOf(searchOfWords({ words }))).toEqual({ words });
      expect(searchWordsOf(searchOfWords({ words, kind: 'one-piece' }))).toEqual({ words, kind: 'one-piece' });
    },
  );

  it('lose needless space', () => {
    expect(searchOfWords({ words: '  board \n shorts ' })).toBe('?q=board+shorts');
  });

  it.each(['', '?', '?q=', '?q=+++', '?kind=top', '?%zz', '?Q=hibiscus'])('are none in %s', (search) => {
    expect(searchWordsOf(search)).toEqual({ words: '' });
  });

  it('leave out a kind that is none', () => {
    expect(searchWordsOf('?q=red&kind=<b>')).toEqual({ words: 'red' });
  });

  it('end where nobody types any more', () => {
    expect(searchWordsOf(`?q=${'hibiscus '.repeat(50)}`).words.length).toBeLessThanOrEqual(100);
  });
});
