import { expect, test } from 'vitest';
import { jsonForScript, pageDocument } from './page-document.ts';

const json = '{"text":"</script><script>alert(1)</script><!-- \u2028 \u2029 &amp;"}';

test('data can neither end its script nor open a comment, and reads back unchanged', () => {
  const written = jsonForScript(json);
  expect(written).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(written)).toEqual(JSON.parse(json));
});

test('a document executes nothing inline', () => {
  const html = pageDocument({
    head: '<title>A</title>',
    body: '<div id="page-focus" tabindex="-1"><h1>A</h1></div>',
    pageData: json,
    boot: { pagePath: '/a"b/', params: {}, buildHash: 'b' },
    shopConfig: { endpoint: '/api', token: 't', country: 'PH', checkoutHost: '', pictureBase: '/pictures' },
    files: { entry: '/assets/e.js', modules: ['/assets/m.js'], styles: ['/assets/s.css'], fonts: ['/assets/f.woff2'] },
  });
  const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map(([, attributes, text]) => [
    attributes,
    text,
  ]);
  expect(scripts.map(([attributes]) => attributes?.trim())).toEqual([
    'type="module" src="/assets/e.js"',
    'type="application/json" id="page-data"',
    'type="application/json" id="page-boot"',
    'type="application/json" id="shop-config"',
  ]);
  expect(html).not.toMatch(/ on\w+=|style=/);
  expect(html.startsWith('<!doctype html><html lang="en"><head><meta charset="utf-8">')).toBe(true);
});
