import { type CartAttribute, normaliseAttributes } from '../domain/cart/attributes.ts';
import { MAX_NOTE } from '../domain/cart/cart-limits.ts';
import {
  MAX_METAFIELDS,
  MAX_SET,
  metafieldName,
  metafieldProblem,
  setMetafields as withMetafields,
  withoutMetafield,
} from '../domain/cart/cart-metafields.ts';
import { type CartChange, unless } from './cart-plan.ts';
import type { CartProblem } from './cart-problem.ts';
import { areTooLong } from './change-lines.ts';

/** Replaces the cart's note. */
export function setNote(note: string): CartChange {
  return () =>
    unless(note.length > MAX_NOTE ? [{ about: 'note', code: 'note-too-long' }] : [], () => ({ fields: { note } }));
}

/** Replaces the cart's attributes by the given ones. */
export function setAttributes(attributes: readonly CartAttribute[]): CartChange {
  return () =>
    unless(areTooLong(attributes) ? [{ about: 'attributes', code: 'attributes-too-long' }] : [], () => ({
      fields: { attributes: normaliseAttributes(attributes) },
    }));
}

/** A value for others to keep on a cart; the key with its namespace in front, or without: 'custom.engraving'. */
export interface MetafieldInput {
  key: string;
  type: string;
  value: string;
}

function problemOf(input: MetafieldInput, index: number): CartProblem[] {
  if (!metafieldName(input.key)) return [{ about: 'metafields', index, code: 'metafield-key-invalid' }];
  const problem = metafieldProblem(input);
  return problem ? [{ about: 'metafields', index, code: 'metafield-invalid', problem }] : [];
}

const tooMany = (count: number, most: number): CartProblem[] =>
  count > most ? [{ about: 'metafields', code: 'too-many-metafields', most }] : [];

/** Sets metafields of a cart; all of them or none. */
export function setMetafields(inputs: readonly MetafieldInput[]): CartChange {
  return (_db, { record }) => {
    const fields = inputs.flatMap(({ key, type, value }) => {
      const name = metafieldName(key);
      return name ? [{ ...name, type, value }] : [];
    });
    const metafields = withMetafields(record.metafields, fields);
    const problems = [...tooMany(inputs.length, MAX_SET), ...inputs.flatMap(problemOf)];
    return unless([...problems, ...tooMany(metafields.length, MAX_METAFIELDS)], () => ({ fields: { metafields } }));
  };
}

/** Takes a metafield off a cart. */
export function removeMetafield(key: string): CartChange {
  return (_db, { record }) => {
    const name = metafieldName(key);
    const metafields = name ? withoutMetafield(record.metafields, name) : record.metafields;
    return unless(
      metafields.length === record.metafields.length ? [{ about: 'metafields', code: 'metafield-missing' }] : [],
      () => ({ fields: { metafields } }),
    );
  };
}
