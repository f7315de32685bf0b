import { describe, expect, it } from 'vitest';
import { currentSection } from './main-nav.tsx';

describe('currentSection', () => {
  it('is the collection or its department', () => {
    expect(currentSection('/collections/beachwear/')).toBe('/collections/beachwear/');
    expect(currentSection('/collections/tops/')).toBe('/collections/all/');
    expect(currentSection('/collections/tops')).toBe('/collections/all/');
  });

  it('is the lookbooks on each of them', () => {
    expect(currentSection('/lookbooks/')).toBe('/lookbooks/');
    expect(currentSection('/lookbooks/afterglow/')).toBe('/lookbooks/');
  });

  it('is nothing elsewhere', () => {
    expect(currentSection('/')).toBeUndefined();
    expect(currentSection('/products/kaila-top-passionfruit/')).toBeUndefined();
  });
});
