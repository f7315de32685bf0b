import { expect, test } from 'vitest';
import { documentFiles, type Manifest } from './document-files.ts';

const manifest: Manifest = {
  'src/entry-client.tsx': { file: 'assets/entry-1.js', imports: ['_shell.js', '_react.js'] },
  '_react.js': { file: 'assets/react-1.js' },
  '_shell.js': { file: 'assets/shell-1.js', imports: ['_react.js'] },
  '_card.js': { file: 'assets/card-1.js', imports: ['_shell.js'] },
  'src/pages/home-page.tsx': { file: 'assets/home-1.js', imports: ['_shell.js', '_card.js'] },
  'style.css': { file: 'assets/style-1.css' },
};

test('entry and page module with all they import, each once, dependencies first', () => {
  expect(documentFiles(manifest, 'home', ['/assets/f.woff2'])).toEqual({
    entry: '/assets/entry-1.js',
    page: '/assets/home-1.js',
    modules: ['/assets/react-1.js', '/assets/shell-1.js', '/assets/card-1.js', '/assets/home-1.js'],
    styles: ['/assets/style-1.css'],
    fonts: ['/assets/f.woff2'],
  });
});

test('a manifest without the entry is none', () => {
  expect(() => documentFiles({}, 'home', [])).toThrow('src/entry-client.tsx');
});
