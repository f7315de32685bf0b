import { describe, expect, it } from 'vitest';
import { searchOfTerms, searchTermsOf, tidySearch } from './search-terms.ts';

describe('the words of a search address', () => {
  it.each(['hibiscus', 'one piece', 'c++ & 50% of «é»?', '1+1=2 #top'])(
    'survive the way there and back: %s',
    (terms) => {
      expect(searchTermsOf(searchOfTerms({ terms }))).toEqual({ terms });
      for (const kind of ['one-piece', 'T-Shirts & Tops'])
        expect(searchTermsOf(searchOfTerms({ terms, kind }))).toEqual({ terms, kind });
    },
  );

  it('lose needless space', () => {
    expect(searchOfTerms({ terms: '  board \n shorts ' })).toBe('?q=board+shorts');
  });

  it('lose what cannot be seen: no provider takes it', () => {
    expect(searchTermsOf('?q=a%00b%1F+c%C2%ADd%E2%80%8B')).toEqual({ terms: 'ab cd' });
    expect(searchTermsOf('?q=red+%00+top%09%0A')).toEqual({ terms: 'red top' });
  });

  it.each(['', '?', '?q=', '?q=+++', '?q=%00', '?q=%09+%E2%80%8B', '?kind=top', '?%zz', '?Q=hibiscus'])(
    'are none in %s',
    (search) => {
      expect(searchTermsOf(search)).toEqual({ terms: '' });
    },
  );

  it('leave out a kind that is none', () => {
    expect(searchTermsOf('?q=red&kind=<b>')).toEqual({ terms: 'red' });
  });

  it.each(['1', '0', '-2', '2.5', '100', '1e1', 'two'])('leave out page %s', (page) => {
    expect(searchTermsOf(`?q=red&page=${page}`)).toEqual({ terms: 'red' });
  });

  it.each([
    ['?q=wrap%20skirt&utm_source=mail', '?q=wrap+skirt'],
    ['?page=3&kind=top&q=red', '?q=red&kind=top&page=3'],
    ['?size=M,One%20Size,M,<b>&q=red', '?q=red&size=M,One%20Size'],
    ['?q=', ''],
  ])('say %s in one way', (search, tidy) => expect(tidySearch(search)).toBe(tidy));

  it('end where nobody types any more', () => {
    expect(searchTermsOf(`?q=${'hibiscus '.repeat(50)}`).terms.length).toBeLessThanOrEqual(100);
  });
});
