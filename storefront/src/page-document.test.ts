import { expect, test } from 'vitest';
import { BEFORE_PAINT_SCRIPT } from './before-paint-script.ts';
import { jsonForScript, pageDocument } from './page-document.ts';
import { FIRST_VIEW_SCRIPT } from './page-runtime/first-view/generated/first-view-script.ts';

const json = '{"text":"</script><script>alert(1)</script><!-- \u2028 \u2029 &amp;"}';

test('data can neither end its script nor open a comment, and reads back unchanged', () => {
  const written = jsonForScript(json);
  expect(written).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(written)).toEqual(JSON.parse(json));
});

const page = {
  head: '<title>A</title>',
  body: '<div id="page-focus" tabindex="-1"><h1>A</h1></div>',
  pageData: json,
  boot: {
    pagePath: '/a"b/',
    template: 'a',
    moduleUrl: '/assets/m.js',
    styleUrl: '/assets/l.css',
    params: {},
    origin: 'https://shop.example',
    buildHash: 'b',
  },
  shopConfig: {
    endpoint: '/api',
    token: 't',
    shopOrigin: 'https://shop.example',
    checkoutHost: '',
    pictureBase: '/pictures',
  },
  files: {
    entry: '/assets/e.js',
    page: '/assets/m.js',
    modules: ['/assets/m.js'],
    style: '/assets/s.css',
    lateStyle: '/assets/l.css',
    fonts: ['/assets/f.woff2'],
  },
  prices: { country: 'PH', currency: '', dataUrl: '' },
};

test('a document executes nothing inline but the scripts the policy knows (A12)', () => {
  const html = pageDocument(page);
  const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map(([, attributes, text]) => [
    attributes,
    text,
  ]);
  expect(scripts.shift()).toEqual([' data-entry="/assets/e.js"', FIRST_VIEW_SCRIPT]);
  expect(scripts.shift()).toEqual([' data-country="PH" data-currency="" data-url=""', BEFORE_PAINT_SCRIPT]);
  expect(scripts.map(([attributes]) => attributes?.trim())).toEqual([
    'type="application/json" id="page-data"',
    'type="application/json" id="page-boot"',
    'type="application/json" id="shop-config"',
  ]);
  expect(html).not.toMatch(/ on\w+=|style=/);
  expect(html.startsWith('<!doctype html><html lang="en"><head><meta charset="utf-8">')).toBe(true);
});

test('a page with prices looks for the shopper’s country before anything else, by the script the policy knows', () => {
  const prices = { country: 'PH', currency: 'PHP', dataUrl: '/page-data/a/page-data.json' };
  const html = pageDocument({ ...page, prices, structured: '{"name":"</script>"}' });
  expect(html).toContain(
    `<script data-country="PH" data-currency="PHP" data-url="/page-data/a/page-data.json">${BEFORE_PAINT_SCRIPT}</script>`,
  );
  expect(html.indexOf(BEFORE_PAINT_SCRIPT)).toBeLessThan(html.indexOf('<title>'));
  expect(html).toContain('<script type="application/ld+json">{"name":"\\u003c/script>"}</script>');
});

test('a document names its scripts and asks for none: its first view comes before them', () => {
  const html = pageDocument(page);
  expect(html).not.toMatch(/<script[^>]* src=|rel="modulepreload"|as="script"/);
  for (const script of ['/assets/e.js', '/assets/m.js']) expect(html).toContain(`<link rel="later" href="${script}">`);
});
