import type { CartProblem } from '../../../cart/cart-problem.ts';
import type { MetafieldProblem } from '../../../domain/cart/cart-metafields.ts';
import type { MetafieldsSetUserError } from '../../generated/resolvers.ts';

const MESSAGES: Readonly<Record<MetafieldProblem, string>> = {
  INVALID_TYPE: 'Type is not a type a cart can hold.',
  INVALID_VALUE: 'Value is not of the type.',
  BLANK: 'Value must not be blank.',
  TOO_LONG: 'Value is too long.',
};

export const metafieldsSetError = (
  index: number,
  field: string,
  code: MetafieldsSetUserError['code'],
  message: string,
): MetafieldsSetUserError => ({ code, elementIndex: index, field: ['metafields', String(index), field], message });

/** What is wrong with a metafield, in the API's words. */
export function metafieldError(problem: CartProblem): MetafieldsSetUserError {
  const index = problem.index ?? 0;
  switch (problem.code) {
    case 'metafield-key-invalid':
      return metafieldsSetError(index, 'key', 'INVALID_VALUE', 'Key is invalid.');
    case 'too-many-metafields': {
      const message = `A cart takes ${problem.most} metafields at most.`;
      return metafieldsSetError(index, 'key', 'LESS_THAN_OR_EQUAL_TO', message);
    }
    case 'metafield-invalid': {
      const field = problem.problem === 'INVALID_TYPE' ? 'type' : 'value';
      return metafieldsSetError(index, field, problem.problem, MESSAGES[problem.problem]);
    }
    default:
      throw new Error(`A metafield cannot have the problem ${problem.code}.`);
  }
}
