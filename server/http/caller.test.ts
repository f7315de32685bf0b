import { expect, it } from 'vitest';
import { callerOf } from './caller.ts';

const invented = new Headers({ 'x-forwarded-for': '1.2.3.4, 203.0.113.9' });

it('believes the socket, and a proxy only where one is ours', () => {
  expect(callerOf(invented, '10.0.0.1', false)).toEqual({ address: '10.0.0.1' });
  expect(callerOf(invented, '10.0.0.1', true)).toEqual({ address: '203.0.113.9' });
  expect(callerOf(new Headers(), '10.0.0.1', true)).toEqual({ address: '10.0.0.1' });
});
