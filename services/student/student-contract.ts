import * as v from 'valibot';
import type { Operation } from '../contract/operation.ts';
import { Email } from '../email.ts';

/**
 * Second-level names that only schools are given, as the last labels of a domain: `.edu`, and `.edu` or `.ac` under a
 * country. Everybody may have a plain `.ac`.
 */
const ACADEMIC = /(?:^|\.)[^.]+\.(?:edu|(?:edu|ac|k12)\.[a-z]{2})$/;

/** Countries without such a name: how the domains of their universities begin. */
const UNIVERSITIES: Readonly<Record<string, RegExp>> = {
  at: /^(?:uni|tu|fh)-/,
  be: /^(?:kuleuven|ugent|ulb|uclouvain|uliege|vub|uantwerpen)$/,
  ch: /^(?:ethz|epfl|uzh|unibe|unibas|unige|unil|unifr|unisg|unilu|usi)$/,
  de: /^(?:uni|tu|fh|hs|th)-/,
  dk: /^(?:ku|au|dtu|sdu|aau|ruc|cbs)$/,
  es: /^(?:ub|uab|ucm|uam|upm|upc|upf|uv|us|ugr|ehu)$/,
  fi: /^(?:helsinki|aalto|utu|tuni|oulu|jyu|uef)$/,
  fr: /^(?:univ|u)-|^(?:sorbonne-universite|polytechnique|ens|sciencespo)$/,
  ie: /^(?:tcd|ucd|ucc|dcu|ul|mu|universityofgalway)$/,
  it: /^(?:uni[a-z]+|polimi|polito)$/,
  nl: /^(?:uva|vu|uu|rug|tudelft|tue|utwente|ru|wur|eur|leidenuniv|maastrichtuniversity|tilburguniversity)$/,
  no: /^(?:uio|uib|ntnu|uit|nmbu|oslomet|nhh)$/,
  se: /^(?:kth|uu|lu|su|gu|liu|umu|chalmers|ki|slu|lnu|kau)$/,
};

/** Whether an address, in its one spelling, is one that a school gives. Who reads it is for an email to find out. */
export function isSchoolEmail(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (ACADEMIC.test(domain)) return true;
  const [country = '', name = ''] = domain.split('.').reverse();
  return UNIVERSITIES[country]?.test(name) ?? false;
}

export const REQUEST_STUDENT_CODE = {
  id: 'askForStudentCode',
  method: 'POST',
  path: '/services/student-discount',
  summary: 'Sends the letter that proves an address of a school is read by who asks.',
  body: v.strictObject({ email: v.pipe(Email, v.check(isSchoolEmail, 'is not an address that a school gives')) }),
  status: 202,
  answer: v.strictObject({ sent: v.literal(true) }),
  access: 'anybody',
  throttled: true,
  caching: 'never',
} as const satisfies Operation;

export const CONFIRM_STUDENT = {
  id: 'confirmStudent',
  method: 'POST',
  path: '/services/student-discount/confirm',
  summary: 'Gives out the code to whoever has the letter; the same again for an hour.',
  body: v.strictObject({
    token: v.pipe(v.string('is missing'), v.regex(/^[\w-]{32}$/, 'is not from one of our letters')),
  }),
  status: 200,
  answer: v.strictObject({ code: v.string(), email: v.string() }),
  access: 'anybody',
  throttled: true,
  caching: 'never',
} as const satisfies Operation;
