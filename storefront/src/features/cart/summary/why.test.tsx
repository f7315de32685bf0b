import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { reasonOf, Why } from './why.tsx';

it('says behind an automatic line why it is there, by the offer’s name for whoever hears the page', () => {
  const html = renderToStaticMarkup(<Why offer="Matching pair" />);
  expect(html).toMatch(/^<details[^>]*><summary>Why<span[^>]*> Matching pair<\/span>\?<\/summary><p>A top and bottoms/);
});

it('has something to say of an offer that it does not know', () => {
  expect(reasonOf('Ten for the tide')).toMatch(/^An offer that is on at the moment\./);
  expect(reasonOf('Ten for the tide')).not.toBe(reasonOf('Matching pair'));
});
