import type * as v from 'valibot';

export type Schema = v.GenericSchema<unknown, unknown>;

/**
 * One thing the services can be asked. Router, checks, the OpenAPI document and the browser's types are all made from this,
 * so that none of them can say anything else.
 */
export interface Operation {
  /** 'listReviews' */
  id: string;
  method: 'GET' | 'POST';
  path: `/services/${string}` | '/bb-wishlist';
  summary: string;
  /** What stands in the address behind the question mark. */
  query?: Schema;
  /** What is sent, as JSON. */
  body?: Schema;
  /** Success and what it answers. */
  status: 200 | 202 | 204;
  answer?: Schema;
  /** Who may ask; `customer` proves it with an access token, `provider` with a signature. */
  access: 'anybody' | 'customer' | 'provider';
  /** The caller may say which version it has read; 412, with the answer of now, where another was quicker. */
  versioned?: true;
  /** Asked too often: 429. */
  throttled: boolean;
  /** How long an answer may rest in caches. */
  caching: 'a minute' | 'never';
}

type Frozen<Value> = Value extends object ? { readonly [Key in keyof Value]: Frozen<Value[Key]> } : Value;

/** What an operation answers; nobody changes it any more. */
export type AnswerOf<Op extends Operation> = Op['answer'] extends Schema ? Frozen<v.InferInput<Op['answer']>> : null;
