import { expect, it } from 'vitest';
import { refilled } from './use-own-details.ts';

const nobody = { name: '', email: '' };
const ana = { name: 'Ana Reyes', email: 'ana@example.com' };
const ben = { name: 'Ben Cole', email: 'ben@example.com' };
const nowhere = () => false;

it('fills in who writes once that is known, and takes it back with them', () => {
  expect(refilled(nobody, nobody, ana, nowhere)).toEqual(ana);
  expect(refilled(ana, ana, nobody, nowhere)).toEqual(nobody);
  expect(refilled(ana, ana, ben, nowhere)).toEqual(ben);
});

it('leaves what somebody typed or cleared', () => {
  expect(refilled({ ...nobody, name: 'Marina' }, nobody, ana, nowhere)).toEqual({ email: ana.email });
  expect(refilled({ ...ana, name: '' }, ana, ben, nowhere)).toEqual({ email: ben.email });
});

it('leaves the field alone that somebody is in', () => {
  expect(refilled(nobody, nobody, ana, (field) => field === 'name')).toEqual({ email: ana.email });
});

it('changes nothing for who is known already, whatever the form has found in its fields since', () => {
  expect(refilled(nobody, nobody, nobody, nowhere)).toEqual({});
});
