import { expect, it } from 'vitest';
import { storyParagraphs } from './story-paragraphs.ts';

it.each([
  ['<p>One fact.</p><p>Then a wink.</p>', ['One fact.', 'Then a wink.']],
  ['<p>Salt &amp; sand, 5&#8242;7&#x2033;.</p>', ['Salt & sand, 5′7″.']],
  ['<p>A <em>very</em>\n loud   zebra</p>', ['A very loud zebra']],
  [
    '<div>One</div><script>alert(1)</script><style>p{}</style><table><tr><td>A</td><td>B</td></tr></table>',
    ['One', 'A B'],
  ],
  ['<h2>For the sea</h2><ul><li>holds</li><li>floats</li></ul>', ['For the sea', '• holds', '• floats']],
  ['<ul><li><p>holds</p></li><li>floats<ul><li>far</li></ul></li></ul>', ['• holds', '• floats', '• far']],
  ['<ul><li> </li><li><p>&nbsp;</p></li><li>floats</li></ul>', ['• floats']],
  ['One<li></li>Two', ['One', 'Two']],
  [
    '<p><font>So</font>ft, <del>wa</del><ins>sa</ins>lty <code>s</code>un<wbr>tan, <cite>Ba</cite>y, <q>hu</q>m</p>',
    ['Soft, wasalty suntan, Bay, hum'],
  ],
  ['<section>A</section><article>B</article><blockquote>C</blockquote><pre>D</pre>', ['A', 'B', 'C', 'D']],
  ['<dl><dt>Cut</dt><dd>high</dd></dl><figure><img><figcaption>Ana</figcaption></figure>', ['Cut', 'high', 'Ana']],
  ['Seen in <iframe src="//a">no frames</iframe><noscript>no scripts</noscript>motion', ['Seen in motion']],
  ['<p>Soft <strong>and dry</strong>, H<sub>2</sub>O.</p>', ['Soft and dry, H2O.']],
  ['<p>&#99999999; &#x110000; &#x10ffff;</p>', ['\ufffd \ufffd \u{10ffff}']],
  ['<p>Salt &ndash; it&rsquo;s 1&frac12;&deg; &nope;</p>', ['Salt – it’s 1½° &nope;']],
  [
    '<!--[if gte mso 9]><xml><w:View>Normal</w:View>0 false EN-US</xml><![endif]--><p>Soft<!-- <b>2 > 1</b> -->.</p>',
    ['Soft.'],
  ],
  ['<p>Soft.</p><!-- never ends <p>', ['Soft.']],
  ['Plain text', ['Plain text']],
  ['<p></p>', []],
  ['', []],
])('%s reads %o', (html, paragraphs) => {
  expect(storyParagraphs(html)).toEqual(paragraphs);
});

it('is there also where a part of it is nested without end, which is not read', () => {
  expect(storyParagraphs(`<p>Salt.</p>${'<div>'.repeat(20_000)}sand`)).toEqual(['Salt.']);
});

it('keeps no markup', () => {
  expect(storyParagraphs('<p>Hi<script>alert(1)</script><img src=x onerror=alert(1)></p>').join('')).not.toMatch(
    /[<>]/,
  );
});
