import { expect, it } from 'vitest';
import { isSchoolEmail } from './student-contract.ts';

it.each([
  'marina@students.example.edu',
  'a@mit.edu',
  'a@ox.ac.uk',
  'a@student.unimelb.edu.au',
  'a@up.edu.ph',
  'a@u-tokyo.ac.jp',
  'a@stud.uni-heidelberg.de',
  'a@etu.univ-lyon1.fr',
  'a@student.ethz.ch',
  'a@studenti.unibo.it',
])('%s is a school’s', (email) => expect(isSchoolEmail(email)).toBe(true));

it.each([
  'a@bay.example',
  'a@gmail.com',
  'edu@gmail.com',
  'a@edu.com',
  'a@my.edu.com',
  'a@ascension.ac',
  'a@edu',
  'a@.edu',
  'a@ac.uk',
  'a@uni-heidelberg.de.example.com',
  'a@stud.example.de',
  'a@constructor.ch',
])('%s is not', (email) => expect(isSchoolEmail(email)).toBe(false));
