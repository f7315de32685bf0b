import { expect, it } from 'vitest';
import { fitSentence } from './fit-text.ts';

it('says in grammar which measure asked for the size', () => {
  const because = (name: string) => fitSentence({ size: 'XXL', from: 'body', because: name }, 'bottoms');
  expect(because('Hips')).toBe('Your hips ask for XXL; the rest would go smaller.');
  expect(because('Waist')).toBe('Your waist asks for XXL; the rest would go smaller.');
});
