import { expect, it } from 'vitest';
import { attributes, html } from './html.ts';

it('escapes text in elements and in attributes', () => {
  const name = `"><script>alert('1')</script>&`;
  expect(String(html`<p title="${name}">${name}</p>`)).toBe(
    '<p title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;">&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;</p>',
  );
});

it('keeps markup of its own as it is, however deep', () => {
  const items = ['a', '<b>'].map((text) => html`<li>${text}</li>`);
  expect(String(html`<ul>${items}</ul>`)).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>');
});

it('leaves nothing for what is not there', () => {
  expect(String(html`[${null}${undefined}${false}${0}]`)).toBe('[0]');
});

it('drops characters that HTML cannot carry', () => {
  expect(String(html`${'a\u0000b\u0007c\nd'}`)).toBe('abc\nd');
});

it('writes attributes from a table', () => {
  const made = attributes({ id: 'email', required: true, disabled: false, 'aria-describedby': undefined, value: '"' });
  expect(String(html`<input${made}>`)).toBe('<input id="email" required value="&quot;">');
});
