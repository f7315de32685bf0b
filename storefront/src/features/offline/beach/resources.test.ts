import { expect, it } from 'vitest';
import { picturesOf, resourcesOf } from './resources.ts';

const of = (spec: string, ...widths: number[]) => widths.map((width) => `/pictures/0a1b2c/${spec}@${width}.webp`);
const HTML = [
  '<link rel="stylesheet" href="/assets/s-1.css"><link rel="preload" as="font" href="/assets/f-1.woff2">',
  '<script type="module" src="/assets/e-1.js"></script>',
  `<img src="${of('s/lookbook-x', 400)}" srcset="${of('s/lookbook-x', 400)} 400w, ${of('s/lookbook-x', 800)} 800w, ${of('s/lookbook-x', 1200)} 1200w">`,
  `<i style="background-image:url('${of('t/limes', 1200)}')"></i><img src="${of('t/dot', 100)}">`,
].join('');

it('takes each picture along once, in the width a phone needs', () => {
  expect(picturesOf(HTML, false)).toEqual([...of('s/lookbook-x', 800), ...of('t/limes', 1200), ...of('t/dot', 100)]);
  expect(picturesOf(HTML, true)).toEqual([...of('s/lookbook-x', 400), ...of('t/limes', 1200), ...of('t/dot', 100)]);
});

it('leaves the pictures of a provider’s host there', () => {
  for (const host of ['https://shop.example', 'http://localhost:3000', 'http://[::1]'])
    expect(
      picturesOf(`<img src="${host}${of('p/visor/coral/flat-1', 400)}" srcset="/pictures/a/s/x@400.webp 400w">`, false),
    ).toEqual(['/pictures/a/s/x@400.webp']);
});

it('takes along what the page lives on, and what it has loaded since', () => {
  const files = resourcesOf('/lookbooks/x/', HTML, false, ['/assets/later-1.js', '/assets/s-1.css', '/services/a']);
  expect(files.filter((address) => !address.startsWith('/pictures/'))).toEqual([
    '/page-data/lookbooks/x/page-data.json',
    '/assets/s-1.css',
    '/assets/e-1.js',
    '/assets/f-1.woff2',
    '/assets/later-1.js',
  ]);
});
