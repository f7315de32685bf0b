import { expect, it } from 'vitest';
import { fittedOn } from './fitting-panel.ts';

it('names two people who wear different sizes, the same for ever', () => {
  const note = fittedOn('kaila', 'top');
  const sizes = [...note.matchAll(/ in (\w+)/g)].map((match) => match[1]);
  expect(note).toMatch(/^Fitted on \w+ \(\d′\d+″\) in \w+ and \w+ \(\d′\d+″\) in \w+\.$/);
  expect(sizes[0]).not.toBe(sizes[1]);
  expect(fittedOn('kaila', 'top')).toBe(note);
});

it('says nothing of what nobody wears', () => {
  expect(fittedOn('big-beach', 'towel')).toBe('');
});
