import { expect, test } from 'vitest';
import { type ClientBuild, documentFiles, scriptsOf } from './document-files.ts';

const build: ClientBuild = {
  manifest: {
    'src/entry-client.tsx': { file: 'assets/entry-1.js', imports: ['_shell.js', '_react.js'] },
    '_react.js': { file: 'assets/react-1.js' },
    '_shell.js': { file: 'assets/shell-1.js', imports: ['_react.js'] },
    '_card.js': { file: 'assets/card-1.js', name: 'card', imports: ['_shell.js'] },
    'src/pages/shop/home-page.tsx': { file: 'assets/home-1.js', imports: ['_shell.js', '_card.js'] },
  },
  styles: { first: { home: '/assets/home-1.css' }, late: '/assets/late-1.css' },
  fonts: ['/assets/f.woff2'],
};

test('entry and page module with all they import, each once, dependencies first', () => {
  expect(documentFiles(build, 'home')).toEqual({
    entry: '/assets/entry-1.js',
    page: '/assets/home-1.js',
    modules: ['/assets/react-1.js', '/assets/shell-1.js', '/assets/card-1.js', '/assets/home-1.js'],
    style: '/assets/home-1.css',
    lateStyle: '/assets/late-1.css',
    fonts: ['/assets/f.woff2'],
  });
});

test('a manifest without the entry is none', () => {
  expect(() => documentFiles({ ...build, manifest: {} }, 'home')).toThrow('src/entry-client.tsx');
});

test('a page without styles of its own is not shown bare', () => {
  expect(() => documentFiles({ ...build, styles: { first: {}, late: '/assets/late-1.css' } }, 'home')).toThrow('home');
});

test('scripts come with what they import, each once; one that is not there is said, not left out', () => {
  const { manifest } = build;
  expect(scriptsOf(manifest, ['_card.js', '_shell.js'])).toEqual([
    '/assets/react-1.js',
    '/assets/shell-1.js',
    '/assets/card-1.js',
  ]);
  expect(scriptsOf(manifest, ['card'])).toEqual(scriptsOf(manifest, ['_card.js']));
  expect(() => scriptsOf(manifest, ['_card.js', 'src/gone.ts'])).toThrow('lacks src/gone.ts.');
});
