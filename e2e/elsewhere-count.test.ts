import { expect, it } from 'vitest';
import { countOf } from './elsewhere-count.ts';
import { NOT_APPLICABLE } from './elsewhere-journeys.ts';

type Journey = Parameters<typeof countOf>[0][number];

const journey = (outcome: ReturnType<Journey['outcome']>, ...annotations: Journey['annotations']): Journey => ({
  annotations,
  outcome: () => outcome,
});

it('counts what was walked, whatever came of it, and what does not apply by its reason, the commonest first', () => {
  const notThere = (description: string) => journey('skipped', { type: NOT_APPLICABLE, description });
  const walked = [journey('expected'), journey('flaky'), journey('unexpected')];
  // Left out for another reason: it would be where the provider is ours, too.
  const onNoScreen = journey('skipped', { type: 'skip', description: 'a desktop has no such thing' });
  const left = [notThere('It has no mailbox.'), notThere('It has no parcels.'), notThere('It has no parcels.')];
  expect(countOf([...walked, onNoScreen, ...left])).toBe(
    [
      'With the provider elsewhere 3 journeys were walked, 3 do not apply, for these reasons:',
      '  2: It has no parcels.',
      '  1: It has no mailbox.',
    ].join('\n'),
  );
});
