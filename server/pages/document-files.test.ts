import { expect, test } from 'vitest';
import { documentFiles, type Manifest } from './document-files.ts';

const manifest: Manifest = {
  'src/entry-client.tsx': { file: 'assets/entry-1.js', imports: ['_react.js'], css: ['assets/entry-1.css'] },
  '_react.js': { file: 'assets/react-1.js' },
  '_card.js': { file: 'assets/card-1.js', imports: ['src/entry-client.tsx'], css: ['assets/card-1.css'] },
  'src/pages/home-page.tsx': {
    file: 'assets/home-1.js',
    imports: ['src/entry-client.tsx', '_card.js'],
    css: ['assets/home-1.css'],
  },
};

test('entry and page module with all they import, each once', () => {
  expect(documentFiles(manifest, 'home', ['/assets/f.woff2'])).toEqual({
    entry: '/assets/entry-1.js',
    modules: ['/assets/react-1.js', '/assets/card-1.js', '/assets/home-1.js'],
    styles: ['/assets/entry-1.css', '/assets/card-1.css', '/assets/home-1.css'],
    fonts: ['/assets/f.woff2'],
  });
});

test('a manifest without the entry is none', () => {
  expect(() => documentFiles({}, 'home', [])).toThrow('src/entry-client.tsx');
});
