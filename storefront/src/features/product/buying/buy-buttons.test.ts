import { expect, it } from 'vitest';
import { tellMeLabel } from './buy-buttons.tsx';

it('names the size where there are several', () => {
  expect(tellMeLabel({ label: 'M' })).toBe('Tell me when M is back');
  expect(tellMeLabel({ label: 'One Size' })).toBe('Tell me when it’s back');
  expect(tellMeLabel(undefined)).toBe('Tell me when it’s back');
});
