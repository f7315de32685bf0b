import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { wrongIn } from './error-summary.tsx';
import { FormAlert, fetchErrorSummary } from './form-alert.tsx';

const WRONG = [
  { id: 'name', message: 'Tell us what to call you.' },
  { id: 'email', message: 'Enter your email.' },
];

it('says what belongs to no field, and nothing where nothing is wrong', () => {
  expect(renderToStaticMarkup(<FormAlert problem={undefined} />)).toBe('');
  expect(renderToStaticMarkup(<FormAlert problem="No connection." />)).toMatch(/role="alert".*No connection\./);
});

it('lists several fields that will not do, each leading to its own, once the list has been fetched', async () => {
  expect(renderToStaticMarkup(<FormAlert problem={undefined} wrong={WRONG} />)).toBe('');
  await fetchErrorSummary();
  const html = renderToStaticMarkup(<FormAlert problem={undefined} wrong={WRONG} />);
  expect([...html.matchAll(/<a href="([^"]+)">([^<]+)</g)].map(([, href, said]) => [href, said])).toEqual([
    ['#name', 'Tell us what to call you.'],
    ['#email', 'Enter your email.'],
  ]);
  expect(renderToStaticMarkup(<FormAlert problem={undefined} wrong={WRONG.slice(1)} />)).toBe('');
  expect(renderToStaticMarkup(<FormAlert problem="No connection." wrong={WRONG} />)).not.toContain('<a');
});

it('takes the fields in the order of the form, and of a choice its first', () => {
  const field = (name: string, id: string) => ({ id, getAttribute: () => name });
  const fields = [
    field('star', 's1'),
    field('star', 's2'),
    field('email', 'e'),
    field('name', 'n'),
    field('topic', 't'),
  ];
  // A stand-in for elements: what is asked of them is their name and id.
  const elements: Iterable<Element> = Object.assign([], fields);
  expect(wrongIn(elements, { name: 'Whose?', email: 'Where?', star: 'How many?' })).toEqual([
    { id: 's1', message: 'How many?' },
    { id: 'e', message: 'Where?' },
    { id: 'n', message: 'Whose?' },
  ]);
});
